import { startErrorReporting } from './error-reporting';
import { defaultPolicy } from './trusted-types';
import { loadChunkMap } from './router/chunk-map';
import { recoverFailedStart } from './router/failed-start';
import { correctHash } from './router/router-guards';

// The build puts this file first in the entry: the router reads the address as soon as it is loaded. Third-party
// scripts bring policies of their own, or none.
if (!TRACKING.loadsScripts) window.trustedTypes?.createPolicy('default', defaultPolicy);
if (ERROR_REPORTS.host !== null) void startErrorReporting(ERROR_REPORTS.host);
recoverFailedStart(window);
correctHash(window);
void loadChunkMap(window);
