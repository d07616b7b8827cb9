import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostFacts } from '../../src/output/hosts/host-facts.ts';
import { freePort } from '../../scripts/free-port.ts';
import { hostFilesFor } from '../../src/output/host-files.ts';

export type Running = { origin: string; stop: () => Promise<void> };
type Server = { name: string; program: string; debian: string; start: (site: { folder: string; scratch: string; facts: HostFacts; port: number }) => string[] };

const text = (facts: HostFacts, file: string): string => String(hostFilesFor(facts).get(file));

/** Real servers under the configuration that the build writes, told only another port and folder. */
export const SERVERS: Server[] = [
  {
    name: 'nginx',
    program: 'nginx',
    debian: 'nginx-light',
    start: ({ scratch, facts, port }) => {
      const block = text(facts, 'nginx.conf').replace('listen 80;', `listen 127.0.0.1:${port};`).replace('  listen [::]:80;\n', '');
      const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${scratch}/${name};`).join('\n');
      const config = `daemon off; master_process off; pid ${scratch}/nginx.pid; error_log ${scratch}/error.log;
        events {} http { include /etc/nginx/mime.types; access_log off; ${temp}\n${block}\n}`;
      writeFileSync(join(scratch, 'nginx.conf'), config);
      return ['nginx', '-e', join(scratch, 'error.log'), '-c', join(scratch, 'nginx.conf')];
    },
  },
  {
    name: 'Apache',
    program: 'apache2',
    debian: 'apache2-bin',
    start: ({ folder, scratch, port }) => {
      const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'deflate', 'filter', 'autoindex', 'negotiation', 'setenvif'];
      const config = `ServerRoot ${scratch}\nServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${scratch}/apache.pid\nErrorLog ${scratch}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
TypesConfig /etc/mime.types\nDocumentRoot ${folder}
<Directory ${folder}>\nAllowOverride All\nOptions Indexes FollowSymLinks MultiViews\nRequire all granted\n</Directory>\n`;
      writeFileSync(join(scratch, 'apache.conf'), config);
      return ['apache2', '-X', '-f', join(scratch, 'apache.conf')];
    },
  },
  {
    name: 'Caddy',
    program: 'caddy',
    debian: 'caddy',
    start: ({ scratch, facts, port }) => {
      const site = text(facts, 'Caddyfile').replace(`${facts.host} {`, `http://127.0.0.1:${port} {`);
      writeFileSync(join(scratch, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n\tstorage file_system ${scratch}/store\n}\n${site}`);
      return ['caddy', 'run', '--config', join(scratch, 'Caddyfile'), '--adapter', 'caddyfile'];
    },
  },
];

/** Starts a server over `folder`. A server that is not on this machine fails the test and says how to get it: nothing is skipped in silence. */
export async function startServer(server: Server, folder: string, scratch: string, facts: HostFacts): Promise<Running> {
  const program = programPath(server);
  const port = await freePort('127.0.0.1');
  mkdirSync(scratch, { recursive: true });
  const [, ...args] = server.start({ folder, scratch, facts, port });
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin, child, () => `${server.name} did not start:\n${said}`);
  return { origin, stop: () => stopped(child) };
}

function programPath({ name, program, debian }: Server): string {
  const found = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map((folder) => join(folder, program)).find((path) => existsSync(path));
  if (found) return found;
  try {
    return execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
  } catch {
    throw new Error(`${name} is not installed, and this test tries the written configuration on the real server. On Debian: apt-get install --no-install-recommends ${debian}`);
  }
}

async function answering(origin: string, child: ChildProcess, why: () => string): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (child.exitCode !== null) break;
    try {
      await fetch(origin, { method: 'HEAD' });
      return;
    } catch {
      await sleep(25);
    }
  }
  child.kill('SIGKILL');
  throw new Error(why());
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}
