import { THIS_SHOP } from '../../support/this-shop.ts';
import { siteRules } from './site-rules.ts';

// The same rules hold for a shop with little: tests/system/owner/new-shop.test.ts.
siteRules(THIS_SHOP);
