import { startErrorReporting } from '../error-reporting';
import { loadChunkMap } from './chunk-map';
import { recoverFailedStart } from './failed-start';
import { correctHash } from './router-guards';

// The build makes this file the first of the entry: the router reads the address as soon as it is loaded.
if (ERROR_REPORTS.host !== null) void startErrorReporting(ERROR_REPORTS.host);
recoverFailedStart(window);
correctHash(window);
void loadChunkMap(window);
