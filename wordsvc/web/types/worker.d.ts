/** What the server says before `worker.js`: the files and pages to keep, and their version. */
declare const KEPT: { version: string; files: string[]; pages: string[] };
