import { expect, it } from 'vitest';
import { bytesOf } from '../support/shop-site.ts';

it.each(['_headers', 'vercel.json', 'nginx.conf', '.htaccess', 'Caddyfile'])(
  '%s tells browsers to come by TLS for a year, and to let no text become code',
  (file) => {
    const text = String(bytesOf(file));
    expect(text).toMatch(/Strict-Transport-Security\W+(value\W+)?max-age=31536000"?( always;)?$/m);
    expect(text).toContain("require-trusted-types-for 'script'; trusted-types default");
  },
);
