import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostSettings } from '../../../src/generator/hosts/host-settings.ts';
import { freePort } from '../../support/free-port.ts';
import { hostFiles } from '../../../src/generator/hosts/host-files.ts';
import { endChild, startChild } from '../../support/child-process.ts';
import { poll } from '../../support/poll.ts';
import type { PROGRAMS } from '../../support/programs.ts';

export type Running = { origin: string; stop: () => Promise<void> };
/** `start` writes the configuration and returns the arguments for the program. */
type Server = {
  name: string;
  program: keyof typeof PROGRAMS;
  start: (site: { folder: string; scratch: string; facts: HostSettings; port: number }) => string[];
};

const text = (facts: HostSettings, file: string): string => String(hostFiles(facts).get(file));

/** Real servers with the configuration that the build writes; only port and folder differ. */
export const SERVERS: Server[] = [
  {
    name: 'nginx',
    program: 'nginx',
    start: ({ folder, scratch, facts, port }) => {
      const block = text(facts, 'nginx.conf')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace(`/var/www/${facts.hostname}`, folder)
        .replace('  listen [::]:80;\n', '');
      const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${scratch}/${name};`)
        .join('\n');
      const config = `daemon off; master_process off; pid ${scratch}/nginx.pid; error_log ${scratch}/error.log;
        events {} http { include /etc/nginx/mime.types; access_log off; ${temp}\n${block}\n}`;
      writeFileSync(join(scratch, 'nginx.conf'), config);
      return ['-e', join(scratch, 'error.log'), '-c', join(scratch, 'nginx.conf')];
    },
  },
  {
    name: 'Apache',
    program: 'apache2',
    start: ({ folder, scratch, port }) => {
      const modules =
        'mpm_event authz_core dir mime rewrite headers deflate filter autoindex negotiation setenvif'.split(
          ' ',
        );
      const htaccess = readFileSync(join(folder, '.htaccess'), 'utf8');
      const noted = htaccess.match(/(?<=^# {3}).*/gm)!.join('\n');
      const config = `ServerRoot ${scratch}\nServerName 127.0.0.1:${port}\n${noted}\nListen 127.0.0.1:${port}\nPidFile ${scratch}/apache.pid\nErrorLog ${scratch}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /etc/mime.types\nDocumentRoot ${folder}
<Directory ${folder}>\nAllowOverride All\nOptions Indexes FollowSymLinks MultiViews\nRequire all granted\n</Directory>\n`;
      writeFileSync(join(scratch, 'apache.conf'), config);
      return ['-X', '-f', join(scratch, 'apache.conf')];
    },
  },
];

/** Starts a server over `folder`; `program` is its path. */
export async function startServer(
  server: Server,
  program: string,
  folder: string,
  scratch: string,
  facts: HostSettings,
): Promise<Running> {
  const port = await freePort('127.0.0.1');
  mkdirSync(scratch, { recursive: true });
  const child = startChild(program, server.start({ folder, scratch, facts, port }), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (said += data));
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => endChild(child);
  await poll(`${server.name} answers`, () => fetch(origin, { method: 'HEAD' })).catch(
    async (error: Error) => {
      await stop();
      throw new Error(`${error.message}\n${said}`);
    },
  );
  return { origin, stop };
}
