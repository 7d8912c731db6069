import type { Example } from '../example';
import { Pagination } from './Pagination';

function example(name: string, current: number, total: number): Example {
  return {
    name,
    wide: true,
    node: (
      <Pagination
        label={`Pages, ${name.toLowerCase()}`}
        current={current}
        total={total}
        hrefOf={(page) => `?page=${page}`}
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel="Page"
      />
    ),
  };
}

export const paginationExamples: readonly Example[] = [
  example('Few pages', 2, 3),
  example('First of many', 1, 12),
  example('Amid many', 6, 12),
  example('Last of many', 12, 12),
];
