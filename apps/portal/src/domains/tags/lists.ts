import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Call } from '@nestling/contract/limits.ts';
import {
  createStudentAllergy,
  createStudentMedication,
  createStudentTag,
  deleteStudentAllergy,
  deleteStudentMedication,
  deleteStudentTag,
  restoreStudentAllergy,
  restoreStudentMedication,
  restoreStudentTag,
  unassignStudentAllergy,
  unassignStudentMedication,
  unassignStudentTag,
  updateStudentAllergy,
  updateStudentMedication,
  updateStudentTag,
} from '@nestling/contract/operations/tags.gen.ts';
import { AllergiesDocument, GiveAllergyByNameDocument, GiveAllergyDocument } from './allergies.graphql.ts';
import { GiveMedicationByNameDocument, GiveMedicationDocument, MedicationsDocument } from './medications.graphql.ts';
import { GiveTagByNameDocument, GiveTagDocument, TagsDocument } from './tags.graphql.ts';

/** The three lists of words students and people are given. */
export type ListName = 'tags' | 'allergies' | 'medications';

/** A word of a list; a tag has a colour. */
export type Word = {
  readonly id: string;
  readonly name: string;
  readonly color_code?: string | null;
  readonly student_count: number | null;
  readonly user_count: number | null;
  readonly count_everywhere: number | null;
};

type FieldError = { readonly field: string; readonly code: string; readonly message: string };
type Ended = {
  readonly outcome: { readonly status: string; readonly message: string; readonly errors: FieldError[] } | null;
};
type Named = { readonly name: string; readonly color_code?: string | null };
type Which = { readonly id: string };
type Carrier = { readonly student_id?: string | null; readonly user_id?: string | null };

/** The documents of a list: one form for the three, so that one screen serves them. */
export type WordList = {
  readonly name: ListName;
  /** The filter of the roster that shows who carries a word. */
  readonly filter: 'tag' | 'allergy' | 'medication';
  readonly read: TypedDocumentNode<
    { words: readonly Word[] },
    { search?: string | null; first?: number | null; page?: number | null }
  >;
  readonly add: Call<Ended, Named>;
  readonly change: Call<Ended, Which & Named>;
  readonly remove: TypedDocumentNode<Ended, Which>;
  readonly bringBack: TypedDocumentNode<Ended, Which>;
  readonly give: Call<Ended, { words: string[]; students?: string[] | null; users?: string[] | null }>;
  readonly giveByName: TypedDocumentNode<Ended, { name: string } & Carrier>;
  readonly takeOff: TypedDocumentNode<Ended, Which & Carrier>;
};

export const tagList: WordList = {
  name: 'tags',
  filter: 'tag',
  read: TagsDocument,
  add: createStudentTag,
  change: updateStudentTag,
  remove: deleteStudentTag,
  bringBack: restoreStudentTag,
  give: GiveTagDocument,
  giveByName: GiveTagByNameDocument,
  takeOff: unassignStudentTag,
};

export const allergyList: WordList = {
  name: 'allergies',
  filter: 'allergy',
  read: AllergiesDocument,
  add: createStudentAllergy,
  change: updateStudentAllergy,
  remove: deleteStudentAllergy,
  bringBack: restoreStudentAllergy,
  give: GiveAllergyDocument,
  giveByName: GiveAllergyByNameDocument,
  takeOff: unassignStudentAllergy,
};

export const medicationList: WordList = {
  name: 'medications',
  filter: 'medication',
  read: MedicationsDocument,
  add: createStudentMedication,
  change: updateStudentMedication,
  remove: deleteStudentMedication,
  bringBack: restoreStudentMedication,
  give: GiveMedicationDocument,
  giveByName: GiveMedicationByNameDocument,
  takeOff: unassignStudentMedication,
};
