import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openInBrowser } from '../../../scripts/open-in-browser.ts';
import { scratchFolder } from '../../support/scratch.ts';

test.runIf(process.platform === 'linux')(
  'opens an address with the program of the machine, if it has one',
  async () => {
    const folder = scratchFolder();
    vi.stubEnv('PATH', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    openInBrowser('http://localhost:1');
    writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$@" > "${folder}/opened"\n`, {
      mode: 0o755,
    });
    openInBrowser('http://localhost:2');
    await expect
      .poll(() => readFileSync(join(folder, 'opened'), 'utf8'))
      .toBe('http://localhost:2\n');
  },
);
