import { startErrorReporting } from '../error-reporting';
import { loadChunkMap } from './chunk-map';
import { correctHash } from './router-guards';

// The build makes this file the first of the entry: the router reads the address as soon as it is loaded.
if (ERROR_REPORTS.sentry !== null) void startErrorReporting(ERROR_REPORTS.sentry);
correctHash(window);
void loadChunkMap(window);
