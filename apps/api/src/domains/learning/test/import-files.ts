/**
 * Files in the shapes their publishers describe, rebuilt with words of our own: Moodle's headings are those of
 * `tool_lpimportcsv`, the package's names those of 1EdTech's CASE 1.0. None of them is a publication of anybody.
 */
export const moodleHead =
  'Parent ID number,ID number,Short name,Description,Description format,Scale values,Scale configuration,Rule type (optional),Rule outcome (optional),Rule config (optional),Cross-referenced competency ID numbers,Exported ID (optional),Is framework,Taxonomy';
export const moodleFile = (name: string): string =>
  [
    moodleHead,
    `,FW,${name},"<p>Rebuilt &amp; small</p>",1,"Not yet,Yes","[{""scaleid"":""2""}]",,,,,1,1,"domain,domain,competency,competency"`,
    ',FW-A,Moving,,1,,,,,,,2,,',
    'FW-A,FW-A1,Large movements,,1,,,,,,,3,,',
    'FW-A1,FW-A1.1,Runs,"<p>Runs <b>without</b> falling</p>",1,,,,,,FW-A1.2,4,,',
    'FW-A1,FW-A1.2,Jumps,,1,,,,,,,5,,',
    'FW-A1.2,FW-A1.2a,Jumps with both feet,,1,,,,,,,6,,',
  ].join('\n');

export const ownHead =
  'framework,version,domain,sub_domain,goal_code,goal_text,age_from_months,age_to_months,indicator,source,license';
export const ownFile = (name: string): string =>
  [
    ownHead,
    `${name},2026,Health,Sleep,H-1,Falls asleep,0,36,,Rebuilt 2026-11-26,CC0`,
    `${name},2026,Health,Sleep,H-2,Wakes rested,,,,,`,
    `${name},2026,Health,Food,H-3,Eats with a spoon,9,18,Holds the spoon,,`,
    `${name},2026,Health,Food,H-3,Eats with a spoon,16,36,"Scoops, and spills little",,`,
  ].join('\n');

export interface CaseItem {
  readonly identifier: string;
  readonly fullStatement: string;
  readonly [more: string]: unknown;
}
export const aLink = (type: string, from: string, to: string, sequenceNumber?: number) => ({
  identifier: `assoc-${type}-${from}-${to}`,
  associationType: type,
  ...(sequenceNumber === undefined ? {} : { sequenceNumber }),
  originNodeURI: { title: from, identifier: from, uri: `https://case.example/uri/${from}` },
  destinationNodeURI: { title: to, identifier: to, uri: `https://case.example/uri/${to}` },
});
export const casePackage = (
  title: string,
  items: readonly CaseItem[],
  links: readonly object[],
  more: object = {},
) => ({
  CFDocument: {
    identifier: `doc-${title}`,
    uri: `https://case.example/doc/${title}`,
    creator: 'Rebuilt',
    title,
    version: '1',
    lastChangeDateTime: '2026-11-26T00:00:00Z',
    licenseURI: { title: 'CC BY 4.0', identifier: 'cc-by', uri: 'https://case.example/cc-by' },
    ...more,
  },
  CFItems: items,
  CFAssociations: links,
});
/** Two domains told in the wrong order, an attribute, three skills; a child is listed twice, as trees do. */
export const caseFile = (title: string) => {
  const of = (id: string) => `${title}-${id}`;
  const item = (id: string, fullStatement: string, humanCodingScheme?: string) => ({
    identifier: of(id),
    uri: `https://case.example/item/${of(id)}`,
    fullStatement,
    ...(humanCodingScheme ? { humanCodingScheme } : {}),
  });
  return casePackage(
    title,
    [
      item('m', 'Mathematics', 'M'),
      item('l', 'Language', 'L'),
      item('l1', 'Speaking', 'L1'),
      item('l1b', 'Tells a story', 'L1.b'),
      item('l1a', 'Names things', 'L1.a'),
      item('l1ax', 'Names colors', 'L1.a.x'),
    ],
    [
      aLink('isChildOf', of('m'), `doc-${title}`, 2),
      aLink('isChildOf', of('l'), `doc-${title}`, 1),
      aLink('isChildOf', of('l1'), of('l'), 1),
      aLink('isChildOf', of('l1b'), of('l1'), 2),
      aLink('isChildOf', of('l1a'), of('l1'), 1),
      aLink('isChildOf', of('l1a'), of('l1'), 1),
      aLink('isChildOf', of('l1ax'), of('l1a'), 1),
      aLink('exactMatchOf', of('l1a'), 'elsewhere-1'),
      aLink('isRelatedTo', of('l1b'), of('l1a')),
      aLink('replacedBy', of('l1b'), of('l1ax')),
    ],
  );
};
