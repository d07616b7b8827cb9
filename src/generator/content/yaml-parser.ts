import { createRequire } from 'node:module';

const requirePackage = createRequire(import.meta.url);

/**
 * The full YAML parser, loaded on first use. Loading takes as long as reading all content, and it
 * is rarely needed.
 */
export const yamlParser = (): typeof import('yaml') => requirePackage('yaml');
