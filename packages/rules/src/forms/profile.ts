import { answerText } from './answers.ts';
import type { AnswerValue, Block, BlockType } from './blocks.ts';

type Target = {
  /** Whose profile it is: the child the form is for, or the contact who sent it. */
  readonly of: 'student' | 'contact';
  /** The kinds of question whose answers fit. */
  readonly types: readonly BlockType[];
  /** Answers are added to a list of words, and nothing is taken from it. */
  readonly list?: true;
};

const words = ['text', 'textarea', 'select'] as const;

/** Where an answer can go in a profile, once staff accept it. */
export const profileTargets = {
  middle_name: { of: 'student', types: ['text'] },
  nick_name: { of: 'student', types: ['text'] },
  dob: { of: 'student', types: ['date'] },
  gender: { of: 'student', types: ['text', 'select'] },
  race: { of: 'student', types: ['text', 'select'] },
  ethnicity: { of: 'student', types: ['text', 'select'] },
  doctor_name: { of: 'student', types: ['text'] },
  doctor_phone: { of: 'student', types: ['phone', 'text'] },
  note: { of: 'student', types: words },
  address: { of: 'student', types: ['address'] },
  allergies: { of: 'student', types: [...words, 'checkbox'], list: true },
  medications: { of: 'student', types: [...words, 'checkbox'], list: true },
  phone2: { of: 'contact', types: ['phone', 'text'] },
  emergency_contact: { of: 'contact', types: words },
} as const satisfies Readonly<Record<string, Target>>;

export type ProfileTarget = keyof typeof profileTargets;
export const isProfileTarget = (name: unknown): name is ProfileTarget =>
  typeof name === 'string' && Object.hasOwn(profileTargets, name);
export const profileTargetNames: readonly ProfileTarget[] = Object.keys(profileTargets).filter(isProfileTarget);

const targetOf = (name: ProfileTarget): Target => profileTargets[name];

/** The list a target is, such as allergies: answers add words to it. */
export const isList = (name: ProfileTarget): boolean => targetOf(name).list === true;
export const ownerOf = (name: ProfileTarget): Target['of'] => targetOf(name).of;
/** Whether the answers of a question can go there. */
export const fitsTarget = (name: ProfileTarget, type: BlockType): boolean => targetOf(name).types.includes(type);

/** The words an answer adds to a list: one for each choice, or between commas, semicolons and line breaks. */
export const wordsOfAnswer = (block: Block, value: AnswerValue): readonly string[] => {
  const given = Array.isArray(value)
    ? value.map((id) => answerText(block, [id]))
    : answerText(block, value).split(/[,;\n]/);
  const found = given.map((word) => word.trim().slice(0, 100)).filter(Boolean);
  return found.filter((word, at) => found.findIndex((one) => one.toLowerCase() === word.toLowerCase()) === at);
};
