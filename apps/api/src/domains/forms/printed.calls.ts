import './forms.fields.ts';
import { type Calls, list, mutation, object, out, outcome, outOrNull, query } from '../../kernel/call/call.ts';
import { id, pageIfAny } from '../../kernel/call/input.ts';
import { orError, orNothing } from '../../kernel/read/reach.ts';
import { File } from '../../model/file/entity.ts';
import { ownFiles, staffFiles } from '../../model/file/reach.ts';
import { FormSubmission } from '../../model/form/entity.ts';
import { entriesOfOneself, ownEntries, ownForms, ownSubmissions } from '../../model/form/reach.ts';
import { ownLocations } from '../../model/location/reach.ts';
import { Student } from '../../model/student/entity.ts';
import { ownStudents } from '../../model/student/reach.ts';
import { ownPeople, self } from '../../model/user/reach.ts';
import { handIn } from './hand-in.ts';
import { listPrinted, printedFilters } from './lists.ts';
import { askSignature, askSignatureInput } from './papers.ts';
import { handedIn, submitPDFFormStaffInput } from './printed.inputs.ts';
import { getUserSignedDocumentInput, sharedDocuments, signedDocuments } from './signed-documents.ts';
import { verifyEntry, verifyEntryInput, withdrawSignature, withdrawSignatureInput } from './verify.ts';

const answer = outcome({ entry_id: outOrNull(out.id), confirmation: outOrNull(out.text) });
const limit = { times: 60, seconds: 600, by: 'user' } as const;
const about =
  'Hands a printed form in: with the answers given on its page, or an upload of it filled in by hand. A missing answer is told at its block; an upload that is no PDF, and a signature without consent, get Error.';

/** Printed forms: handed in, signed, verified. */
export const printedCalls: Calls = {
  getPDFFormSubmissions: query({
    rule: 'user',
    about: 'Lists what was handed in of printed forms, the latest first; contacts see what they handed in themselves.',
    reach: { id: ownForms, student: ownStudents, location: ownLocations, rows: ownSubmissions },
    input: { ...printedFilters, ...pageIfAny },
    answer: list(FormSubmission),
    run: (_, i) => listPrinted(i),
  }),
  submitPDFForm: mutation({
    rule: 'user',
    permission: null,
    because: 'one hands in what one was asked for',
    about,
    reach: { file: orError(ownForms), user: orError(self), student: orError(ownStudents) },
    limit,
    input: {
      file: handedIn.file,
      user: handedIn.user,
      student: id(Student),
      date: handedIn.date,
      filename: handedIn.filename,
      filepath: handedIn.filepath,
      original: handedIn.original,
      values: handedIn.values,
      version: handedIn.version,
      consent: handedIn.consent,
    },
    answer,
    run: handIn,
  }),
  submitPDFFormStaff: mutation({
    rule: 'teacher',
    permission: null,
    because: 'one hands in what one was asked for',
    about: `${about} For oneself, or for a student of the form's location.`,
    reach: { file: orError(ownForms), user: orError(self), student: orError(ownStudents) },
    limit,
    input: submitPDFFormStaffInput,
    answer,
    run: handIn,
  }),
  getUserSharedDocumentStudent: query({
    rule: 'user',
    about: 'Lists the published documents that are shared for a student, those to read or sign first.',
    reach: { id: ownStudents, rows: ownFiles },
    input: { id: id(Student) },
    answer: list(File),
    run: (ctx, i) => sharedDocuments(ctx, i.id),
  }),
  getUserSignedDocument: query({
    rule: 'user',
    about: 'Lists the documents somebody in reach has signed, for a student when given.',
    reach: { id: ownPeople, student: ownStudents, rows: ownFiles },
    input: getUserSignedDocumentInput,
    answer: list(File),
    run: (_, i) => signedDocuments(i),
  }),

  askSignature: mutation({
    rule: 'teacher',
    permission: 'edit_files',
    about:
      'Has a PDF document signed by those it is shared with, its newest version; ask false ends it, and what was signed stays. One that is no PDF, or locked or damaged, gets Error.',
    reach: { file_id: orError(staffFiles) },
    input: askSignatureInput,
    answer: outcome(),
    run: askSignature,
  }),
  verifyFormEntry: query({
    rule: 'user',
    about:
      'Tells whether the sealed PDF of an entry is what was sealed, byte for byte: intact, changed, lost, or none yet; with sha256 (hex) of a file, whether that is it: same, earlier (sealed for this entry before), other.',
    reach: { id: orNothing(ownEntries) },
    limit: { times: 60, seconds: 600, by: 'user' },
    input: verifyEntryInput,
    answer: object(
      {
        state: out.text,
        sha256: outOrNull(out.text),
        sealed_at: outOrNull(out.datetime),
        certificate: outOrNull(out.text),
        copy: outOrNull(out.text),
      },
      'FormEntryVerified',
    ),
    run: verifyEntry,
  }),
  withdrawSignature: mutation({
    rule: 'user',
    permission: null,
    because: 'one takes back what one has signed oneself',
    about: "Takes the caller's own signature of an entry back; one that was approved gets Error.",
    reach: { id: orError(entriesOfOneself) },
    input: withdrawSignatureInput,
    answer: outcome(),
    run: withdrawSignature,
  }),
};
