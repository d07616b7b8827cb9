import { type Profiler, Session } from 'node:inspector/promises';
import { findSourceMap } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The milliseconds of each step: a file that the build calls, or work of the engine itself. */
type StepTimes = ReadonlyMap<string, number>;

/**
 * Runs a build of the project at `root` under V8's profiler. Returns its result, and the
 * milliseconds of each file that `build.ts` calls, including all that the file calls.
 */
export async function timeSteps<Result>(
  build: () => Promise<Result>,
  root: string,
): Promise<{ result: Result; times: StepTimes }> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  const result = await build();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return { result, times: stepTimes(profile, root) };
}

function stepTimes(profile: Profiler.Profile, root: string): StepTimes {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const samples = profile.nodes.reduce((sum, { hitCount = 0 }) => sum + hitCount, 0);
  const interval = (profile.endTime - profile.startTime) / 1000 / samples;
  const times = new Map<string, number>();

  const addTree = (id: number, caller?: string): void => {
    const { callFrame, hitCount = 0, children = [] } = nodes.get(id)!;
    const step = caller ?? stepOf(callFrame, root);
    const name = step ?? 'other code';
    if (hitCount > 0) times.set(name, (times.get(name) ?? 0) + hitCount * interval);
    for (const child of children) addTree(child, step);
  };
  for (const id of profile.nodes[0]?.children ?? []) addTree(id);
  return times;
}

/** Files that are not steps: those that call steps, and packages. */
const NO_STEP = /^(?:\.\.|scripts\/|src\/generator\/build\.ts$)/;

/** The step of a function that no other step has called. */
function stepOf(frame: Profiler.ProfileNode['callFrame'], root: string): string | undefined {
  if (frame.functionName.startsWith('(')) return frame.functionName;
  if (!frame.url.startsWith('file:')) return undefined;
  const map = findSourceMap(fileURLToPath(frame.url));
  const origin = map?.findEntry(frame.lineNumber, frame.columnNumber);
  if (!origin || !('originalSource' in origin)) return undefined;
  const file = relative(root, fileURLToPath(origin.originalSource)).replaceAll('\\', '/');
  return NO_STEP.test(file) ? undefined : file;
}
