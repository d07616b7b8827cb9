// Minifies pages beside the main thread. Plain JavaScript, because a worker thread starts without a TypeScript loader.
import { parentPort } from 'node:worker_threads';
import { minify } from 'html-minifier-terser';

// Quotes stay: without them a page is 2 % shorter and, compressed, not one byte. Style and data blocks come minified.
// Inline tags keep their white space: taking it glues words to links.
const OPTIONS = { collapseWhitespace: true, collapseBooleanAttributes: true, removeComments: true };

parentPort.on('message', async ({ id, html }) => {
  try {
    parentPort.postMessage({ id, html: await minify(html, OPTIONS) });
  } catch (error) {
    parentPort.postMessage({ id, error: error.message.split('\n')[0].slice(0, 200) });
  }
});
