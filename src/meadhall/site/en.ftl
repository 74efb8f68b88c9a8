### What the shell of the static site says before the hall is open.

fetching = The hall is being fetched
fetching-once = About 13 MB, once: then it opens without a network too.
opening = The hall is being opened
opening-once = It runs in this browser; nothing that you do here leaves it.
elsewhere = The hall is open in another tab.
here = Use it here
failed = The hall cannot be opened.
again = Try again
no-worker = This browser allows no service workers here: the page must come over HTTPS, and not in a private window.
no-files = Some of its files could not be fetched.
no-hall = Its worker could not be started.
