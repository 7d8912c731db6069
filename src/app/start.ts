import { guardStart } from './start-guards';

// The build makes this file the first of the entry: the router reads the address as soon as it is loaded.
guardStart(window);
