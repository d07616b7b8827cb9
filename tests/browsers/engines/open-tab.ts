import { openChromiumTab } from './chromium-tab.ts';
import type { EngineName, Settings, Tab } from './engine.ts';
import type { Programs } from '../../support/find-programs.ts';
import { openFirefoxTab } from './firefox-tab.ts';
import { openWebKitTab } from './webkit-tab.ts';

/** Opens a tab of an engine. Throws if this machine does not have it. */
export async function openTab(engine: EngineName, { firefox, webkit }: Programs['paths'], settings: Settings = {}): Promise<Tab> {
  if (engine === 'chromium') return openChromiumTab(settings);
  if (engine === 'firefox' && firefox !== undefined) return openFirefoxTab(firefox, settings);
  if (engine === 'webkit' && webkit !== undefined) return openWebKitTab(webkit, settings);
  throw new Error(`There is no ${engine} on this machine.`);
}
