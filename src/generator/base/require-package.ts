import { createRequire } from 'node:module';

/**
 * Loads a package on first use. `import()` would search again for a package that the command has
 * loaded, which takes a tenth of a second.
 */
export const requirePackage = createRequire(import.meta.url);
