import { join } from 'node:path';
import { build } from 'esbuild';

/** Gives the editor's script for the browser, bundled on first use. */
export function editorScript(root: string): () => Promise<string> {
  let bundled: Promise<string> | undefined;
  return () => {
    bundled ??= build({
      entryPoints: [join(root, 'src/editor/client/main.tsx')],
      absWorkingDir: root,
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: 'es2022',
      jsx: 'automatic',
      loader: { '.css': 'text' },
      define: { 'process.env.NODE_ENV': '"production"' },
    }).then(({ outputFiles }) => outputFiles[0]!.text);
    // The next request tries again.
    bundled.catch(() => (bundled = undefined));
    return bundled;
  };
}
