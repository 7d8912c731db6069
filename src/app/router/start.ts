import { loadChunkMap } from './chunk-map';
import { correctHash } from './router-guards';

// The build makes this file the first of the entry: the router reads the address as soon as it is loaded.
correctHash(window);
void loadChunkMap(window);
