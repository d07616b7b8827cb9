import { bundle } from '../../src/generator/assets/bundle.ts';
import { site } from '../../src/site.ts';

/**
 * Styles and browser scripts of the shop's site, bundled once, since they do not depend on content.
 */
export const BUNDLED = bundle(process.cwd(), site.code);
