import { createRequire } from 'node:module';

/**
 * Loads a package on first use. `import()` would look for it again although the command has loaded
 * it, which takes a tenth of a second.
 */
export const requirePackage = createRequire(import.meta.url);
