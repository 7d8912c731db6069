import { z } from 'zod';
import { label } from './text-fields';

/** Names that screen readers say for parts of pages, and texts of the comparison and of the en bloc day. */
export const nameTexts = {
  names: z
    .strictObject({
      mainMenu: label('The menus of the header', 'Main'),
      siteSearch: label('The search of the header', 'Site'),
      breadcrumb: label('The path above a page', 'Breadcrumb'),
      salesMap: label('The map of the sales', 'Map of the sales'),
      featuredLots: label('The parcels of the sale that leads the home page', 'Parcels and starting bids'),
      filterSales: label('The filters of the sales', 'Filter sales'),
      activeFilters: label('The filters that are in use', 'Active filters'),
      sales: label('The list of sales', 'Sales'),
      salePages: label('The pages of the list of sales', 'Pages of the list'),
      results: label('The results of past sales', 'Results'),
      resultPages: label('The pages of the results', 'Pages of results'),
      pastResults: label('The table of past results', 'Results of past sales'),
      latestResults: label('The table of the page for sellers', 'The last sales to close'),
      selling: label('The part of the home page for sellers', 'Selling'),
      questions: label('The links to other questions', 'Questions'),
      subjects: label('The subjects of the questions', 'Subjects'),
      letters: label('The letters of the glossary', 'Letters'),
      comparison: label('The comparison of parcels', 'Parcels side by side'),
      saleParcels: label('The links to other parcels', 'Parcels of this sale'),
      showcaseSales: label('The controls of a screen', 'Sales on this screen'),
      previousSale: label('Button of a screen', 'Previous sale'),
      nextSale: label('Button of a screen', 'Next sale'),
      previousMatch: label('Button of the search of a transcript', 'Previous match'),
      nextMatch: label('Button of the search of a transcript', 'Next match'),
    })
    .meta({
      title: 'Names for screen readers',
      description: 'What screen readers say for parts of pages that have no visible heading.',
    }),
  compare: z
    .strictObject({
      chooseTwo: label(
        'While two parcels are chosen, of which none can be left out',
        'Choose at least two parcels.',
      ),
      show: label('Above the parcels to choose from', 'Show'),
      fact: label('Column of the facts', 'Fact'),
      status: label('Row of the statuses', 'Status'),
      sameLand: label('Below the name of a group', 'Same land, one bid'),
      tableHint: label('Before the table', 'Scroll the table sideways for more parcels.'),
    })
    .meta({ title: 'Comparison', description: 'The comparison of the parcels of a sale.' }),
};
