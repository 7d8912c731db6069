import { describe, expect, it } from '@jest/globals';
import { breadcrumbList } from './breadcrumb-list';

describe('breadcrumbList', () => {
  it('counts from one, with absolute addresses for all but the page itself', () => {
    const breadcrumbs = [
      { label: 'Home', href: '/' },
      { label: 'Sales', href: '/sales/' },
      { label: 'Souris Flats', href: '/auctions/souris-flats/' },
    ];
    expect(breadcrumbList('https://site.example', breadcrumbs).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example/' },
      { '@type': 'ListItem', position: 2, name: 'Sales', item: 'https://site.example/sales/' },
      { '@type': 'ListItem', position: 3, name: 'Souris Flats' },
    ]);
  });
});
