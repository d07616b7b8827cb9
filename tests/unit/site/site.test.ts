import { THIS_SHOP } from '../../support/this-shop.ts';
import { siteChecks } from './site-checks.ts';

// The same checks hold for a shop with little: tests/system/owner/new-shop.test.ts.
siteChecks(THIS_SHOP);
