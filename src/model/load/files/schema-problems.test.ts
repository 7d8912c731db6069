import { describe, expect, it } from '@jest/globals';
import { PageSchema, TeamMemberSchema } from '../../schema/editorial';
import { PolygonSchema } from '../../schema/parcel';
import { PlaceSchema } from '../../schema/place';
import { SaleSchema } from '../../schema/sale';
import { schemaProblems } from './schema-problems';
import { parseFile } from './parse-file';
import type { z } from 'zod';

function problemsOf(schema: z.ZodType, yaml: string) {
  const parsed = parseFile('content/x.yaml', yaml);
  if (!parsed.ok) throw new Error('the sample does not parse');
  const checked = schema.safeParse(parsed.value.data);
  return checked.success ? [] : schemaProblems(parsed.value, schema, checked.error.issues);
}

const place = 'name: Taber\nprovince: AB\nlongitude: -112.15\nlatitude: 49.78\n';

describe('explain', () => {
  it('finds nothing in a valid entry', () => {
    expect(problemsOf(PlaceSchema, place)).toEqual([]);
  });

  it('names a missing field and what to write', () => {
    expect(problemsOf(PlaceSchema, place.replace('name: Taber\n', ''))).toEqual([
      {
        file: 'content/x.yaml',
        line: null,
        field: 'name (Name)',
        message: 'is missing',
        advice: 'Such as Spirit River.',
      },
    ]);
  });

  it('says which kind of value it found, and on which line', () => {
    const [problem] = problemsOf(PlaceSchema, place.replace('49.78', 'north'));
    expect(problem).toMatchObject({
      line: 4,
      field: 'latitude (Latitude)',
      message: 'should be a number, but is text',
    });
  });

  it('says the order of the degrees of a point that is elsewhere', () => {
    const outline =
      'type: Polygon\ncoordinates: [[[52.4, -113.7], [-113.7, 52.4], [-113.7, 52.5], [-113.7, 52.4]]]\n';
    expect(problemsOf(PolygonSchema, outline)).toMatchObject([
      {
        field: 'coordinates 1 1 1 (Point)',
        message: '52.4 is too large: at most -52',
        advice: 'Longitude, then latitude, in degrees, such as [-113.752, 52.474].',
      },
      { field: 'coordinates 1 1 2 (Point)' },
    ]);
  });

  it('lists the choices of a closed list', () => {
    const [problem] = problemsOf(PlaceSchema, place.replace('AB', 'Alberta'));
    expect(problem).toMatchObject({
      message: '"Alberta" is not one of the choices',
      advice: 'AB, BC, MB or SK.',
    });
  });

  it('names unknown fields with the ones there are', () => {
    const [problem] = problemsOf(PlaceSchema, `${place}provnce: AB\n`);
    expect(problem).toMatchObject({ line: 5, field: 'provnce', message: 'is not a field that we know' });
    expect(problem?.advice).toContain('province');
  });

  it('distinguishes blank text and empty values', () => {
    expect(problemsOf(PlaceSchema, place.replace('Taber', "' '"))[0]?.message).toBe('is blank');
    expect(problemsOf(PlaceSchema, place.replace('Taber', ''))[0]?.message).toBe('is empty');
  });

  it('points into lists, counting from one', () => {
    const found = problemsOf(SaleSchema, 'parcels:\n  - slug: Parcel 1\n');
    expect(found.find(({ field }) => field.startsWith('parcels 1 › slug'))).toMatchObject({
      line: 2,
      message: '"Parcel 1" is not a web address part',
    });
  });

  it('asks for the offset of a time without one', () => {
    const found = problemsOf(SaleSchema, 'startTime: 2026-12-09T09:00:00\n');
    expect(found.find(({ field }) => field.startsWith('startTime'))).toMatchObject({
      message: '"2026-12-09T09:00:00" is a time without its offset from UTC',
    });
  });

  it('asks for the description of a picture', () => {
    const found = problemsOf(TeamMemberSchema, 'portrait:\n  file: people/portrait-01.jpg\n');
    expect(found.find(({ field }) => field === 'portrait › alt (Description)')).toMatchObject({
      message: 'is missing',
    });
  });

  it('counts the cells of a comparison', () => {
    const page = `title: Sell
summary: In short.
comparison:
  heading: Compare
  text: Each suits someone.
  ways: [{ name: Ours, anchor: Ours }, { name: Private sale, anchor: Private-Sale }]
  rows:
    - title: Time to a firm deal
      cells: [One morning`;
    expect(problemsOf(PageSchema, `${page}, Weeks]\n`)).toEqual([]);
    expect(problemsOf(PageSchema, `${page}]\n`)).toMatchObject([
      {
        line: 8,
        field: 'comparison › rows (Rows)',
        message: 'has a row with more or fewer cells than there are ways to sell',
      },
    ]);
  });
});
