### Co mówi powłoka strony statycznej, zanim sala się otworzy.

fetching = Sala się pobiera
fetching-once = Około 13 MB, tylko raz: potem otwiera się także bez sieci.
opening = Sala się otwiera
opening-once = Działa w tej przeglądarce; nic, co tu robisz, jej nie opuszcza.
elsewhere = Sala jest otwarta w innej karcie.
here = Użyj jej tutaj
failed = Nie można otworzyć sali.
again = Spróbuj ponownie
no-worker = Ta przeglądarka nie dopuszcza tu service workerów: strona musi przyjść przez HTTPS, i nie w oknie prywatnym.
no-files = Nie udało się pobrać części plików.
no-hall = Nie udało się uruchomić jej procesu roboczego.
