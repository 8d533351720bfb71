/** A skill as the demo has it, with its code. */
type Skill = readonly [code: string, name: string];

/** What a house of the demo teaches, in words of our own: no published framework is copied here. */
export interface Teaching {
  readonly framework: string;
  readonly description: string;
  /** From first to last, with their colors. */
  readonly steps: readonly (readonly [name: string, color: string])[];
  readonly domains: readonly {
    readonly name: string;
    readonly color: string;
    readonly attributes: readonly (readonly [name: string, skills: readonly Skill[]])[];
  }[];
  readonly category: string;
  readonly type: string;
  readonly activities: readonly {
    readonly title: string;
    readonly summary: string;
    readonly mins: number;
    readonly place: string;
    readonly skills: readonly string[];
    readonly supplies: readonly string[];
  }[];
  /** What was seen, and the code of the skill it shows. */
  readonly seen: readonly (readonly [note: string, skill: string])[];
  readonly portfolio: {
    readonly name: string;
    readonly section: string;
    readonly text: string;
    readonly progress: string;
  };
}

/** A house of children. */
export const childrensTeaching: Teaching = {
  framework: 'Growing Together',
  description: 'What we look for in children of two to five, in our own words.',
  steps: [
    ['Introduced', '#7aa7e0'],
    ['Practicing', '#e0a33a'],
    ['Can do it', '#4f9d69'],
  ],
  domains: [
    {
      name: 'Talking and listening',
      color: '#3d8fe0',
      attributes: [
        [
          'Words',
          [
            ['T1', 'Names what it sees and wants'],
            ['T2', 'Tells what happened, in order'],
          ],
        ],
        [
          'Stories',
          [
            ['T3', 'Listens to a story to its end'],
            ['T4', 'Asks and answers questions about a story'],
          ],
        ],
      ],
    },
    {
      name: 'Numbers and shapes',
      color: '#8b5fc0',
      attributes: [
        [
          'Counting',
          [
            ['N1', 'Counts to ten'],
            ['N2', 'Counts things, one at a time'],
          ],
        ],
        [
          'Sorting',
          [
            ['N3', 'Sorts by color or size'],
            ['N4', 'Continues a simple pattern'],
          ],
        ],
      ],
    },
    {
      name: 'Moving',
      color: '#c7663a',
      attributes: [
        [
          'Whole body',
          [
            ['M1', 'Climbs and jumps with both feet'],
            ['M2', 'Throws and catches a large ball'],
          ],
        ],
        [
          'Hands',
          [
            ['M3', 'Cuts along a line'],
            ['M4', 'Holds a pencil with three fingers'],
          ],
        ],
      ],
    },
    {
      name: 'Feelings and friends',
      color: '#4f9d69',
      attributes: [
        [
          'With others',
          [
            ['F1', 'Waits for a turn'],
            ['F2', 'Comforts a friend'],
          ],
        ],
      ],
    },
  ],
  category: 'Small groups',
  type: 'Play',
  activities: [
    {
      title: 'Leaf sorting trays',
      summary: 'Children sort leaves into trays by color, size and edge, and count each tray.',
      ...{ mins: 20, place: 'Table', skills: ['N2', 'N3'], supplies: ['Trays', 'Leaves'] },
    },
    {
      title: 'Leaf rubbings',
      summary: 'A leaf under paper shows its veins when a crayon lies flat.',
      ...{ mins: 25, place: 'Art corner', skills: ['M4'], supplies: ['Crayons', 'Paper', 'Leaves'] },
    },
    {
      title: 'The story of the oak',
      summary: 'A story with a pause on each page: what comes next?',
      ...{ mins: 15, place: 'Carpet', skills: ['T3', 'T4'], supplies: ['Picture book'] },
    },
    {
      title: 'Jump into the pile',
      summary: 'Run, jump with both feet, and wait for a turn.',
      ...{ mins: 15, place: 'Play yard', skills: ['M1', 'F1'], supplies: ['Rakes'] },
    },
  ],
  seen: [
    ['Counted the acorns on the table up to nine, pointing at each one.', 'N2'],
    ['Put the leaves into red, yellow and green without being asked.', 'N3'],
    ['Told us how the snail went up the wall, from the beginning to the end.', 'T2'],
    ['Jumped off the low step with both feet, again and again.', 'M1'],
  ],
  portfolio: {
    name: 'A fall of leaves',
    section: 'What we saw',
    text: '<p>This fall was about leaves: finding, sorting and jumping into them. <strong>Counting</strong> came along by itself.</p>',
    progress: 'Where things stand',
  },
};

/** A house of pets. */
export const petsTeaching: Teaching = {
  framework: 'Good manners',
  description: 'What we practice with the pets that stay with us, in our own words.',
  steps: [
    ['Shown', '#7aa7e0'],
    ['Practicing', '#e0a33a'],
    ['Reliable', '#4f9d69'],
  ],
  domains: [
    {
      name: 'Basics',
      color: '#3d8fe0',
      attributes: [
        [
          'Commands',
          [
            ['B1', 'Sits when asked'],
            ['B2', 'Stays until called'],
            ['B3', 'Comes when called'],
          ],
        ],
      ],
    },
    {
      name: 'Walks',
      color: '#c7663a',
      attributes: [
        [
          'On the leash',
          [
            ['W1', 'Walks on a loose leash'],
            ['W2', 'Waits at the door'],
          ],
        ],
      ],
    },
    {
      name: 'Company',
      color: '#4f9d69',
      attributes: [
        [
          'With others',
          [
            ['C1', 'Greets others calmly'],
            ['C2', 'Shares toys'],
          ],
        ],
      ],
    },
  ],
  category: 'Training',
  type: 'Game',
  activities: [
    {
      title: 'Sit before the bowl',
      summary: 'The bowl goes down once the pet sits, a second longer each day.',
      ...{ mins: 10, place: 'Kennel', skills: ['B1', 'B2'], supplies: ['Treats'] },
    },
    {
      title: 'Loose leash loop',
      summary: 'One round of the yard; whenever the leash is tight we stop.',
      ...{ mins: 15, place: 'Play yard', skills: ['W1'], supplies: ['Leash', 'Treats'] },
    },
  ],
  seen: [
    ['Sat at the first word, before the bowl was down.', 'B1'],
    ['Came from the far end of the yard when called.', 'B3'],
  ],
  portfolio: {
    name: 'A stay at Riverside',
    section: 'What we saw',
    text: '<p>Two weeks of walks and games. <strong>Sitting</strong> works by now, whoever asks.</p>',
    progress: 'Where things stand',
  },
};
