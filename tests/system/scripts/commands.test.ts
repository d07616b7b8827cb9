import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { describe, expect, inject, test, onTestFinished } from 'vitest';
import { freePort, listen } from '../../../scripts/listen.ts';
import { hostServer } from '../../../scripts/preview/host-server.ts';
import { projectCopy, ROOT, scratchProject } from '../../support/project.ts';
import { workshopCopy } from '../../support/workshop.ts';

type Project = ReturnType<typeof projectCopy>;

/** The files of `scripts` that commands of package.json run. */
type Command = 'build' | 'dev' | 'preview' | 'launch-check' | 'new-shop';

/** Starts a command as package.json does, without npm around it. */
function start(
  { root }: Project,
  command: Command,
  ...args: string[]
): ChildProcess & { said: () => string } {
  const isBundled = command === 'build' || command === 'dev';
  const words = isBundled
    ? [join(root, 'scripts/run.mjs'), command]
    : ['--import', 'tsx', join(root, `scripts/${command}.ts`)];
  const child = spawn(process.execPath, [...words, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FORCE_COLOR: '0' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  onTestFinished(() => void child.kill('SIGKILL'));
  return Object.assign(child, { said: () => said });
}

async function run(
  project: Project,
  command: Command,
  ...args: string[]
): Promise<{ code: number | null; said: string }> {
  const child = start(project, command, ...args);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said: child.said() };
}

/** A project whose dist/ is the site that was built for this run. */
function builtProject(): Project {
  const project = projectCopy();
  cpSync(inject('shopFolder'), project.file('dist'), { recursive: true });
  return project;
}

/** Replaces every stand-in with a value that could be real. */
function supplyAll({ edit }: Project): void {
  edit('content/shop.yaml', /^phone: .*$/m, 'phone: "+17032224567"');
  edit('content/shop.yaml', /^email: .*$/m, 'email: service@shop-of-the-owner.com');
  edit('content/shop.yaml', /^origin: .*$/m, 'origin: https://www.shop-of-the-owner.com');
  edit('content/shop.yaml', / *# Unconfirmed: .*$/gm, '');
}

describe('build', () => {
  test('writes dist/ and ends with one line of pages, bytes and time', async () => {
    const project = projectCopy();
    // Through a symbolic link, which must make no difference.
    const link = join(scratchProject().root, 'link');
    symlinkSync(project.root, link);
    const { code, said } = await run(
      { ...project, root: link },
      'build',
      '--date',
      '2026-02-28',
      '--timings',
    );
    expect(code).toBe(0);
    expect(
      readdirSync(project.file('dist/assets')).filter((name) => name.startsWith('sticker-months.')),
    ).toHaveLength(1);
    expect(said).toMatch(/^\d+ pages, \d+ files, \d+\.\d\d MB in \d+\.\d\d s → dist\n$/m);
    expect(said).toMatch(/^render +\d+ ms\n(.*\n)*most alike: /m);
    expect(project.read('dist/coupons/index.html')).toContain('03-01-26');
  });

  test('leaves nothing behind if it is stopped', async () => {
    const project = projectCopy();
    const build = start(project, 'build');
    const written = (): string[] =>
      readdirSync(project.root).filter((name) => name.startsWith('.dist.'));
    while (written().length === 0 && build.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 1));
    build.kill('SIGTERM');
    await once(build, 'close');
    expect(written()).toEqual([]);
  });

  test('says only what is wrong with a photo, without a warning of Node', async () => {
    const project = projectCopy();
    mkdirSync(project.file('content/images'), { recursive: true });
    writeFileSync(project.file('content/images/hero.jpg'), 'no photo');
    const { code, said } = await run(project, 'build');
    expect(code).toBe(1);
    expect(said).toMatch(
      /^Resizing content\/images\/hero\.jpg\..*\ncontent\/images\/hero\.jpg cannot be read as a picture .*\n$/,
    );
  });

  test('shows code that cannot be bundled, without a stack', async () => {
    const project = projectCopy();
    project.edit('scripts/build.ts', './day.ts', './days.ts');
    const { code, said } = await run(project, 'build');
    expect(code).toBe(1);
    expect(said).toMatch(/Could not resolve "\.\/days\.ts"/);
    expect(said).not.toMatch(/^ +at |Node\.js v/m);
  });

  test('shows where in the source a mistake of our own is', async () => {
    const project = projectCopy();
    project.edit('scripts/build.ts', /const laps/, "throw new Error('a slip');\n$&");
    const { code, said } = await run(project, 'build');
    expect(code).toBe(1);
    const line = project.read('scripts/build.ts').split('a slip')[0]!.split('\n').length;
    expect(said).toMatch(
      new RegExp(`^Error: a slip\n.*/scripts/build\\.ts:${line}:\\d+\\)?$`, 'm'),
    );
  });
});

describe('new-shop', () => {
  test('writes content whose stand-ins launch-check lists by file and line, and never overwrites files', async () => {
    const project = projectCopy();
    expect(await run(project, 'new-shop')).toEqual({
      code: 2,
      said: 'This command needs a FOLDER: npm run new-shop -- FOLDER.\n',
    });
    for (const name of ['content', 'package.json'])
      expect(await run(project, 'new-shop', name)).toEqual({
        code: 2,
        said: `${name} already exists and is not an empty folder. Nothing was written. Name a new folder.\n`,
      });
    expect(await run(project, 'new-shop', 'shops/second')).toEqual({
      code: 0,
      said: expect.stringContaining('npm run launch-check -- --content shops/second'),
    });
    const listed = await run(project, 'launch-check', '--content', 'shops/second');
    expect(listed.code).toBe(1);
    expect(listed.said).toMatch(/^shops\/second\/shop\.yaml:\d+ {2}phone$/m);
    expect(listed.said).toMatch(/^shops\/second\/towns\.yaml:\d+ {2}towns\./m);
  });
});

describe('launch-check', () => {
  test('ends without a stack if the program that reads its list ends first', async () => {
    const check = start(projectCopy(), 'launch-check');
    check.stdout!.destroy();
    await once(check, 'close');
    expect([check.exitCode, check.said()]).toEqual([1, '']);
  });

  test('ends without a list once all stand-ins are replaced, and then --production only requires share cards', async () => {
    const project = projectCopy();
    supplyAll(project);
    rmSync(project.file('public/share'), { recursive: true, force: true });
    expect(await run(project, 'launch-check')).toEqual({
      code: 0,
      said: 'Nothing is left to supply. Run npm run share-cards, then npm run build -- --production for the public site.\n',
    });
    expect(await run(project, 'build', '--production')).toEqual({
      code: 1,
      said: expect.stringMatching(/^The share cards of these pages are out of date: \//),
    });
  });
});

describe('preview', () => {
  test('says what to do if there is no site yet', async () => {
    expect(await run(projectCopy(), 'preview')).toEqual({
      code: 1,
      said: 'There is no site in dist yet. Run npm run build first.\n',
    });
  });

  test('answers like a host, with headers and the not-found page, also while and after a build replaces the site', async () => {
    const project = builtProject();
    const get = await served(project);
    const header = async (path: string, name: string) => (await get(path)).headers.get(name);
    const script = readdirSync(project.file('dist/assets')).find((name) =>
      name.startsWith('client.'),
    );

    const service = readdirSync(project.file('dist/services')).find((name) => !name.includes('.'))!;
    for (const path of ['/services', `/services/${service}`, '/sitemap.xml'])
      expect((await get(path)).status).toBe(200);
    for (const path of ['/nothing', '/vehicles', '/vehicles/', '/assets/gone.js', '/%']) {
      const answer = await get(path);
      expect([path, answer.status, await answer.text()]).toEqual([
        path,
        404,
        project.read('dist/404.html'),
      ]);
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-cache']);
    }
    for (const path of ['/services', '/nothing', '/review'])
      expect(await header(path, 'content-security-policy')).toContain("default-src 'none'");
    expect(await header(`/assets/${script}`, 'cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(await header('/services', 'cache-control')).toBe('no-cache');
    expect(await header('/favicon.ico', 'content-type')).toBe('image/x-icon');
    expect(await header('/contact.vcf', 'content-type')).toBe('text/vcard; charset=utf-8');

    const page = await get('/services');
    const unchanged = await get('/services', { 'if-none-match': page.headers.get('etag')! });
    expect([unchanged.status, unchanged.headers.get('content-security-policy')]).toEqual([
      304,
      page.headers.get('content-security-policy'),
    ]);

    project.edit('dist/vercel.json', "default-src 'none'", "default-src 'self'");
    expect(await header('/services', 'content-security-policy')).toContain("default-src 'self'");

    renameSync(project.file('dist'), project.file('away'));
    const between = await get('/');
    expect([between.status, between.headers.get('content-type'), await between.text()]).toEqual([
      404,
      'text/plain;charset=utf-8',
      'Not found',
    ]);
    expect(between.headers.get('content-security-policy')).toContain("default-src 'self'");
    renameSync(project.file('away'), project.file('dist'));
    expect((await get('/')).status).toBe(200);
  });

  async function servedFolder() {
    const { root, file } = scratchProject();
    writeFileSync(file('index.html'), 'home');
    const server = hostServer(root);
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    return { file, get: getFrom(await listen(server, 0)) };
  }

  test.each(['bytes=5-2', 'bytes=-2', 'bytes=0-1', 'bytes=9-', 'bytes=a-b', 'x', 'bytes=0-0,2-3'])(
    'answers the range %s with the whole file, and continues',
    async (range) => {
      const { get } = await servedFolder();
      const answer = await get('/', { range });
      expect([answer.status, await answer.text()]).toEqual([200, 'home']);
      expect((await get('/')).status).toBe(200);
    },
  );

  test('continues after a file that cannot be read', async () => {
    const { file, get } = await servedFolder();
    // A socket is in the folder like a file, but cannot be opened.
    const socket = createServer().listen(file('socket.html'));
    onTestFinished(() => void socket.close());
    await once(socket, 'listening');
    await expect(get('/socket').then((answer) => answer.text())).rejects.toThrow();
    expect(await (await get('/')).text()).toBe('home');
  });
});

/** Serves the project's dist/ with the command. Returns a function that requests a path. */
async function served(project: Project): Promise<ReturnType<typeof getFrom>> {
  const port = await freePort();
  start(project, 'preview', '--port', String(port));
  const get = getFrom(port);
  await expect.poll(async () => (await get('/')).status).toBe(200);
  return get;
}

const getFrom = (port: number) => (path: string, headers?: Record<string, string>) =>
  fetch(`http://localhost:${port}${path}`, { headers });

/** Runs a script of package.json in a folder, without npm around it. */
function script(name: 'links' | 'release', root: string): { status: number | null; said: string } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const env = {
    ...process.env,
    PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  };
  const { status, stdout, stderr } = spawnSync(scripts[name]!, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    env,
  });
  return { status, said: stdout + stderr };
}

describe('links', () => {
  test('follows every link inside the site, and no link to another site', async () => {
    const { root, build, edit } = workshopCopy();
    await build();
    expect(script('links', root)).toMatchObject({
      status: 0,
      said: expect.stringMatching(/Successfully scanned [1-9]/),
    });

    edit(
      'dist/repairs/gears/index.html',
      '</main>',
      '<a href="/nowhere">x</a><a href="http://127.0.0.1:1/">y</a></main>',
    );
    const broken = script('links', root);
    expect(broken.said).toMatch(/^repairs\/gears\/?\n {2}\[404\] nowhere\n/m);
    expect(broken.said).not.toContain('127.0.0.1');
    expect(broken.status).toBe(1);
  });
});

describe('release', () => {
  test('ends with the message of the build if a content file has one space too many', () => {
    const project = projectCopy();
    project.edit('content/shop.yaml', /^hours:\n {2}/m, 'hours:\n   ');
    const { status, said } = script('release', project.root);
    expect(said).toMatch(/^content\/shop\.yaml:\d+:\d+ {2}This line is not indented like .*\n$/);
    expect(status).toBe(1);
  });
});

describe('dev', () => {
  test('shows saved changes, and shows a mistake in content until it is fixed', async () => {
    const project = projectCopy();
    const port = await freePort();
    const child = start(project, 'dev', '--port', String(port), '--date', '2026-02-28');
    await expect.poll(child.said).toContain(`http://localhost:${port}`);
    const get = async (path: string) => {
      const answer = await fetch(`http://localhost:${port}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    const page = await get('/coupons');
    expect(page.text).toContain('data-analytics-mode="development"');
    expect(page.text).toContain('03-01-26');

    const whole = project.read('content/faq.yaml');
    project.edit('content/faq.yaml', 'question:', 'qestion:');
    await expect
      .poll(() => get('/coupons'))
      .toEqual({
        status: 500,
        text: expect.stringMatching(/<b>content\/faq\.yaml:\d+:\d+<\/b>.*qestion/),
      });
    expect(child.said()).toMatch(/^content\/faq\.yaml:\d+:\d+ {2}.*qestion/m);
    project.edit('content/faq.yaml', /[^]*/, whole);
    await expect.poll(async () => (await get('/coupons')).status).toBe(200);
    expect(existsSync(project.file('dist'))).toBe(false);
  });
});
