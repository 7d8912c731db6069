import { createStore } from '../../lib/create-store';
import type { SearchShell } from './FieldSuggestions';

/** The header's props for search boxes on pages, whose data do not repeat them; null before the header has mounted. */
export const searchShell = createStore<SearchShell | null>(null);
