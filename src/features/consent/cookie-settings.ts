import { createStore } from '../../lib/create-store';

/** The button with which the visitor has opened the settings of cookies; null while they are closed. */
export const cookieSettingsOpener = createStore<HTMLElement | null>(null);
