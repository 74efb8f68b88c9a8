/** `node ahead.mjs PYODIDE PROGRAM`: compiles the archive of the program by the Python that will run it. */

import { readFileSync, writeFileSync } from "node:fs";

const [, , pyodide, program] = process.argv;
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.unpackArchive(new Uint8Array(readFileSync(program)), "zip", { extractDir: "/program" });
python.runPython(`
import compileall, pathlib, py_compile, zipfile

ok = compileall.compile_dir("/program", quiet=1, legacy=True, invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH, optimize=2, stripdir="/program")
assert ok
# This one reads its own source, to import the others when they are needed.
READS_ITSELF = pathlib.Path("/program/anyio/__init__.py")
with zipfile.ZipFile("/packed.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for file in sorted(pathlib.Path("/program").rglob("*")):
        if file.is_file() and (file.suffix != ".py" or file == READS_ITSELF):
            info = zipfile.ZipInfo(str(file.relative_to("/program")))
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, file.read_bytes())
`);
writeFileSync(program, python.FS.readFile("/packed.zip"));
