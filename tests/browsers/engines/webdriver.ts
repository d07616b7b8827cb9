/** Sends one command of the W3C WebDriver protocol to a running driver. Returns its value, or throws the driver's own message. */
export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Reference to an element of the page, as the protocol writes it. */
export type ElementRef = { [key: string]: string };

/** A connection to the driver at `url`. */
export function webDriver(url: string): Send {
  return async (method, path, body) => {
    const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
    const response = await fetch(url + path, { method, ...sent, signal: AbortSignal.timeout(60_000) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } };
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}
