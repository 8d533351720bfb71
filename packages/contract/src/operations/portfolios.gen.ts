// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Puts recorded moments of the student into a section of a draft; one of another student, for staff alone or not approved gets Error. */
export const addPortfolioActivities = /* @__PURE__ */ operation<{ id: string | number; section: string | number; activities: readonly (string | number)[] }>(
  'addPortfolioActivities', 'id:ID! section:ID! activities:[ID!]! operation_id:String', 'audit portfolio_activity', {"id":{"required":true,"id":true},"section":{"required":true,"id":true},"activities":{"required":true,"shortest":1,"longest":200,"list":true,"id":true}});

/** Adds a section to a draft, at its end or at the place of `order`; an empty name gets Error. */
export const addPortfolioSection = /* @__PURE__ */ operation<{ id: string | number; name: string; text?: string | null | undefined; progress?: boolean | null | undefined; order?: number | null | undefined }>(
  'addPortfolioSection', 'id:ID! name:String! text:String progress:Boolean order:Int operation_id:String', 'audit portfolio_milestone portfolio_section', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":120},"text":{"shortest":0,"longest":20000},"progress":{"flag":true},"order":{"least":0,"most":200,"number":true}});

/** Makes a draft of all that a published portfolio holds; once published it takes its place for the family. */
export const correctPortfolio = /* @__PURE__ */ operation<{ id: string | number }>(
  'correctPortfolio', 'id:ID! operation_id:String', 'audit portfolio portfolio_activity portfolio_section', {"id":{"required":true,"id":true}});

/** Begins a draft with the observations of the days, in the first of the sections; an end before the start gets Error. */
export const createPortfolio = /* @__PURE__ */ operation<{ student_id: string | number; start_date: string; end_date: string; name?: string | null | undefined; sections?: readonly ({ name: string; text?: string | null | undefined; progress?: boolean | null | undefined; order?: number | null | undefined })[] | null | undefined }>(
  'createPortfolio', 'student_id:ID! start_date:Date! end_date:Date! name:String sections:[CreatePortfolioSectionsInput!] operation_id:String', 'audit portfolio portfolio_activity portfolio_section', {"student_id":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"name":{"shortest":0,"longest":120},"sections":{"longest":40,"list":true,"object":true,"of":{"name":{"required":true,"shortest":1,"longest":120},"text":{"shortest":0,"longest":20000},"progress":{"flag":true},"order":{"least":0,"most":200,"number":true}}}});

/** Deletes a portfolio; a published one needs manager, and an unknown id gets Error. */
export const deletePortfolio = /* @__PURE__ */ operation<{ id: string | number }>(
  'deletePortfolio', 'id:ID! operation_id:String', 'audit portfolio', {"id":{"required":true,"id":true}});

/** Takes a section out of a draft with its moments; what was recorded stays. An unknown id gets Error. */
export const deletePortfolioSection = /* @__PURE__ */ operation<{ id: string | number }>(
  'deletePortfolioSection', 'id:ID! operation_id:String', 'audit portfolio_activity portfolio_section', {"id":{"required":true,"id":true}});

/** Publishes a draft as it stands and tells the contacts of the student; an empty or already published one gets Error. */
export const publishPortfolio = /* @__PURE__ */ operation<{ id: string | number }>(
  'publishPortfolio', 'id:ID! confirm:[String!] operation_id:String', 'audit event_heard notification portfolio portfolio_activity portfolio_milestone push_message', {"id":{"required":true,"id":true}});

/** Takes a moment out of a draft; what was recorded stays. One that is not inside gets Error. */
export const removePortfolioActivity = /* @__PURE__ */ operation<{ id: string | number; activity: string | number }>(
  'removePortfolioActivity', 'id:ID! activity:ID! operation_id:String', 'audit portfolio_activity', {"id":{"required":true,"id":true},"activity":{"required":true,"id":true}});

/** Has a published portfolio made a PDF, or a zip that opens without a network; a draft, or more than 12 in an hour, gets Error. */
export const requestPortfolioFile = /* @__PURE__ */ operation<{ id: string | number; kind: string }>(
  'requestPortfolioFile', 'id:ID! kind:String! operation_id:String', 'audit portfolio_file', {"id":{"required":true,"id":true},"kind":{"required":true}});

/** Changes the days of a draft, and its name; its moments stay, its progress is gathered anew. An end before the start gets Error. */
export const savePortfolioDates = /* @__PURE__ */ operation<{ id: string | number; start_date: string; end_date: string; name?: string | null | undefined; seen?: string | null | undefined }>(
  'savePortfolioDates', 'id:ID! start_date:Date! end_date:Date! name:String seen:DateTime operation_id:String', 'audit portfolio', {"id":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"name":{"shortest":0,"longest":120}});

/** Changes what is given of a section, over nothing saved since `seen`; an unknown id gets Error. */
export const updatePortfolioSection = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; text?: string | null | undefined; progress?: boolean | null | undefined; order?: number | null | undefined; seen?: string | null | undefined }>(
  'updatePortfolioSection', 'id:ID! name:String text:String progress:Boolean order:Int seen:DateTime operation_id:String', 'audit portfolio_section', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":120},"text":{"shortest":0,"longest":20000},"progress":{"flag":true},"order":{"least":0,"most":200,"number":true}});
