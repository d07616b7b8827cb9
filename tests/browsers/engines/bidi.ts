import { WebSocket } from 'ws';

/** A connection that speaks WebDriver BiDi. */
export type Bidi = { send: (method: string, params?: object) => Promise<Record<string, unknown>>; close: () => void };

type Answer = { id?: number; type: 'success' | 'error' | 'event'; result?: Record<string, unknown>; error?: string; message?: string };

/** Connects to a browser. Each command returns its result, or throws the browser's own message. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  socket.on('close', () => waiting.forEach((done) => done({ type: 'error', error: 'closed', message: 'the browser went away' })));
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject));

  const send: Bidi['send'] = async (method, params = {}) => {
    const id = ++last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`BiDi ${method}: ${answer.error}: ${answer.message}`);
    return answer.result ?? {};
  };
  return { send, close: () => socket.close() };
}
