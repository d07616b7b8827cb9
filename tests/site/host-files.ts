import { expect } from 'vitest';
import type { Rules } from './rules.ts';

export const hostFiles: Rules = ({ bytesOf }, rule) => {
  for (const file of ['_headers', 'vercel.json', 'nginx.conf', '.htaccess', 'Caddyfile'])
    rule(`${file} tells browsers to use TLS for a year, and to run no text as code`, () => {
      const text = String(bytesOf(file));
      expect(text).toMatch(/Strict-Transport-Security\W+(value\W+)?max-age=31536000"?( always;)?$/m);
      expect(text).toContain("require-trusted-types-for 'script'; trusted-types default");
    });
};
