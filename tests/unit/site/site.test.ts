import { THIS_SHOP } from '../../support/this-shop.ts';
import { siteRules } from './site-rules.ts';

// The same rules hold after each of an owner's changes: tests/system/owner/changes.test.ts.
siteRules(THIS_SHOP);
