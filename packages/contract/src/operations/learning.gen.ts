// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Adds a framework that comes with the product, such as Head Start’s early learning outcomes: it is read and copied, not changed. One the center has, or of the same name, gets Error. */
export const addShippedFramework = /* @__PURE__ */ operation<{ framework: string }>(
  'addShippedFramework', 'framework:String! operation_id:String', 'audit learning_attribute learning_domain learning_framework learning_skill', {"framework":{"required":true}});

/** Copies a framework under another name, with all that is in it, to be changed; a name that exists gets Error. */
export const copyLearningFramework = /* @__PURE__ */ operation<{ id: string | number; name: string }>(
  'copyLearningFramework', 'id:ID! name:String! operation_id:String', 'audit learning_attribute learning_domain learning_framework learning_progress learning_skill', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":200}});

/** Adds an activity to the library; a minAge above maxAge gets Error. */
export const createLearningActivity = /* @__PURE__ */ operation<{ title: string; category?: string | number | null | undefined; type?: string | number | null | undefined; summary?: string | null | undefined; minAge?: number | null | undefined; maxAge?: number | null | undefined; hours?: number | null | undefined; mins?: number | null | undefined; loc?: string | null | undefined; description?: string | null | undefined; notes?: string | null | undefined; skills?: readonly (string | number)[] | null | undefined; supplies?: readonly (string | number)[] | null | undefined }>(
  'createLearningActivity', 'title:String! category:ID type:ID summary:String minAge:Int maxAge:Int hours:Int mins:Int loc:String description:String notes:String skills:[ID!] supplies:[ID!] operation_id:String', 'audit learning_activity learning_activity_skill learning_activity_supply', {"title":{"required":true,"shortest":1,"longest":200},"category":{"id":true,"clears":true},"type":{"id":true,"clears":true},"summary":{"shortest":0,"longest":1000,"clears":true},"minAge":{"least":0,"most":300,"number":true,"clears":true},"maxAge":{"least":0,"most":300,"number":true,"clears":true},"hours":{"least":0,"most":23,"number":true,"clears":true},"mins":{"least":0,"most":59,"number":true,"clears":true},"loc":{"shortest":0,"longest":200,"clears":true},"description":{"shortest":0,"longest":20000,"clears":true},"notes":{"shortest":0,"longest":20000,"clears":true},"skills":{"shortest":0,"longest":100,"list":true,"id":true},"supplies":{"shortest":0,"longest":100,"list":true,"id":true}});

/** Adds a learning attribute; a name that exists in the domain, or a domain of another framework, gets Error. */
export const createLearningAttribute = /* @__PURE__ */ operation<{ name: string; domain: string | number; framework?: string | number | null | undefined; code?: string | null | undefined; order?: number | null | undefined }>(
  'createLearningAttribute', 'name:String! domain:ID! framework:ID code:String order:Int operation_id:String', 'audit learning_attribute', {"name":{"required":true,"shortest":1,"longest":200},"domain":{"required":true,"id":true},"framework":{"id":true},"code":{"shortest":0,"longest":100,"clears":true},"order":{"least":0,"most":100000,"number":true}});

/** Adds a name to the categories of activities; one that exists gets Error. */
export const createLearningCategory = /* @__PURE__ */ operation<{ name: string }>(
  'createLearningCategory', 'name:String! operation_id:String', 'audit learning_category', {"name":{"required":true,"shortest":1,"longest":100}});

/** Adds a learning domain; a name that exists in the framework gets Error. */
export const createLearningDomain = /* @__PURE__ */ operation<{ name: string; color?: string | null | undefined; framework?: string | number | null | undefined; code?: string | null | undefined; order?: number | null | undefined }>(
  'createLearningDomain', 'name:String! color:String framework:ID code:String order:Int operation_id:String', 'audit learning_domain', {"name":{"required":true,"shortest":1,"longest":200},"color":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true},"framework":{"id":true},"code":{"shortest":0,"longest":100,"clears":true},"order":{"least":0,"most":100000,"number":true}});

/** Adds a learning framework; a name that exists gets Error. */
export const createLearningFramework = /* @__PURE__ */ operation<{ name: string; description?: string | null | undefined; version?: string | null | undefined; source?: string | null | undefined; licence?: string | null | undefined }>(
  'createLearningFramework', 'name:String! description:String version:String source:String licence:String operation_id:String', 'audit learning_framework', {"name":{"required":true,"shortest":1,"longest":200},"description":{"shortest":0,"longest":4000,"clears":true},"version":{"shortest":0,"longest":100,"clears":true},"source":{"shortest":0,"longest":1000,"clears":true},"licence":{"shortest":0,"longest":500,"clears":true}});

/** Adds a step to a framework, also to one that came with the product; a name that exists in it gets Error. */
export const createLearningProgressStep = /* @__PURE__ */ operation<{ name: string; framework?: string | number | null | undefined; order?: number | null | undefined; color?: string | null | undefined }>(
  'createLearningProgressStep', 'name:String! framework:ID order:Int color:String operation_id:String', 'audit learning_progress', {"name":{"required":true,"shortest":1,"longest":100},"framework":{"id":true},"order":{"least":0,"most":100000,"number":true},"color":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true}});

/** Adds a learning skill; a domain or attribute of another framework, or a code that exists in it, gets Error. */
export const createLearningSkill = /* @__PURE__ */ operation<{ name: string; heading?: string | null | undefined; description?: string | null | undefined; framework: string | number; attribute?: string | number | null | undefined; domain?: string | number | null | undefined; code?: string | null | undefined; age_from?: number | null | undefined; age_to?: number | null | undefined; order?: number | null | undefined }>(
  'createLearningSkill', 'name:String! heading:String description:String framework:ID! attribute:ID domain:ID code:String age_from:Int age_to:Int order:Int operation_id:String', 'audit learning_skill', {"name":{"required":true,"shortest":1,"longest":1000},"heading":{"shortest":0,"longest":1000,"clears":true},"description":{"shortest":0,"longest":4000,"clears":true},"framework":{"required":true,"id":true},"attribute":{"id":true},"domain":{"id":true},"code":{"shortest":0,"longest":100,"clears":true},"age_from":{"least":0,"most":300,"number":true,"clears":true},"age_to":{"least":0,"most":300,"number":true,"clears":true},"order":{"least":0,"most":100000,"number":true}});

/** Adds a name to the supplies of activities; one that exists gets Error. */
export const createLearningSupply = /* @__PURE__ */ operation<{ name: string }>(
  'createLearningSupply', 'name:String! operation_id:String', 'audit learning_supply', {"name":{"required":true,"shortest":1,"longest":100}});

/** Adds a name to the types of activities; one that exists gets Error. */
export const createLearningType = /* @__PURE__ */ operation<{ name: string }>(
  'createLearningType', 'name:String! operation_id:String', 'audit learning_type', {"name":{"required":true,"shortest":1,"longest":100}});

/** Deletes an activity of the library; one that plans use gets Error with how many. */
export const deleteLearningActivity = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLearningActivity', 'id:ID! operation_id:String', 'audit learning_activity learning_activity_skill learning_activity_supply', {"id":{"required":true,"id":true}});

/** Deletes a learning attribute; one with skills gets Error with how many. */
export const deleteLearningAttribute = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLearningAttribute', 'id:ID! operation_id:String', 'audit learning_attribute', {"id":{"required":true,"id":true}});

/** Deletes a name of the categories of activities; one that is used gets Error with by how many. */
export const deleteLearningCategory = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLearningCategory', 'id:ID! operation_id:String', 'audit learning_category', {"id":{"required":true,"id":true}});

/** Deletes a learning domain; one with attributes or skills gets Error with how many. */
export const deleteLearningDomain = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLearningDomain', 'id:ID! operation_id:String', 'audit learning_domain', {"id":{"required":true,"id":true}});

/** Deletes a learning framework with what is in it; one with skills gets Error with how many. */
export const deleteLearningFramework = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLearningFramework', 'id:ID! operation_id:String', 'audit learning_attribute learning_domain learning_framework learning_progress', {"id":{"required":true,"id":true}});

/** Deletes a step; one that milestones name gets Error with how many. */
export const deleteLearningProgressStep = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLearningProgressStep', 'id:ID! operation_id:String', 'audit learning_progress', {"id":{"required":true,"id":true}});

/** Deletes a skill; one that activities, observations or milestones name gets Error with how many. */
export const deleteLearningSkill = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLearningSkill', 'id:ID! operation_id:String', 'audit learning_skill', {"id":{"required":true,"id":true}});

/** Deletes a name of the supplies of activities; one that is used gets Error with by how many. */
export const deleteLearningSupply = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLearningSupply', 'id:ID! operation_id:String', 'audit learning_supply', {"id":{"required":true,"id":true}});

/** Deletes a name of the types of activities; one that is used gets Error with by how many. */
export const deleteLearningType = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteLearningType', 'id:ID! operation_id:String', 'audit learning_type', {"id":{"required":true,"id":true}});

/** Removes a milestone that was recorded by mistake; what it said stays in the audit alone. An unknown id gets Error. */
export const deleteStudentMilestone = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteStudentMilestone', 'id:ID! operation_id:String', 'audit milestone portfolio_milestone', {"id":{"required":true,"id":true}});

/** Reads frameworks from a file in Base64 (gzipped or not): our CSV, Moodle’s export or a CASE package, and adds and changes what it says, or with preview only counts it. Rows that are wrong are told in errors (file.<row>.<field>) and nothing is kept; without the expected header it gets Error. */
export const importFrameworksCSVFile = /* @__PURE__ */ operation<{ file: string; preview?: boolean | null | undefined }>(
  'importFrameworksCSVFile', 'file:String! preview:Boolean operation_id:String', 'audit learning_attribute learning_crosswalk learning_domain learning_framework learning_skill', {"file":{"required":true,"shortest":1,"longest":1000000},"preview":{"flag":true}});

/** Records that a student has reached a step in a skill on a day; a step of another framework, or a day to come, gets Error. */
export const saveStudentMilestone = /* @__PURE__ */ operation<{ student_id: string | number; skill: string | number; progress: string | number; date: string; note?: string | null | undefined; photo?: string | null | undefined; staffOnly?: boolean | null | undefined; evidence?: readonly (string | number)[] | null | undefined }>(
  'saveStudentMilestone', 'student_id:ID! skill:ID! progress:ID! date:Date! note:String photo:String staffOnly:Boolean evidence:[ID!] operation_id:String', 'audit milestone milestone_evidence', {"student_id":{"required":true,"id":true},"skill":{"required":true,"id":true},"progress":{"required":true,"id":true},"date":{"required":true},"note":{"shortest":0,"longest":2000,"clears":true},"photo":{"shortest":0,"longest":100,"clears":true},"staffOnly":{"flag":true},"evidence":{"shortest":0,"longest":50,"list":true,"id":true}});

/** Records the same step in a skill for several students on a day, for all or none; a step of another framework gets Error. */
export const saveStudentMilestones = /* @__PURE__ */ operation<{ students: readonly (string | number)[]; skill: string | number; progress: string | number; date: string; note?: string | null | undefined; staffOnly?: boolean | null | undefined }>(
  'saveStudentMilestones', 'students:[ID!]! skill:ID! progress:ID! date:Date! note:String staffOnly:Boolean operation_id:String', 'audit milestone', {"students":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"skill":{"required":true,"id":true},"progress":{"required":true,"id":true},"date":{"required":true},"note":{"shortest":0,"longest":2000,"clears":true},"staffOnly":{"flag":true}});

/** Changes an activity of the library wherever it is used, or archives it; a minAge above maxAge gets Error. */
export const updateLearningActivity = /* @__PURE__ */ operation<{ id: string | number; title?: string | null | undefined; category?: string | number | null | undefined; type?: string | number | null | undefined; summary?: string | null | undefined; minAge?: number | null | undefined; maxAge?: number | null | undefined; hours?: number | null | undefined; mins?: number | null | undefined; loc?: string | null | undefined; description?: string | null | undefined; notes?: string | null | undefined; skills?: readonly (string | number)[] | null | undefined; supplies?: readonly (string | number)[] | null | undefined; archived?: boolean | null | undefined; seen?: string | null | undefined }>(
  'updateLearningActivity', 'id:ID! title:String category:ID type:ID summary:String minAge:Int maxAge:Int hours:Int mins:Int loc:String description:String notes:String skills:[ID!] supplies:[ID!] archived:Boolean seen:DateTime operation_id:String', 'audit learning_activity', {"id":{"required":true,"id":true},"title":{"shortest":1,"longest":200},"category":{"id":true,"clears":true},"type":{"id":true,"clears":true},"summary":{"shortest":0,"longest":1000,"clears":true},"minAge":{"least":0,"most":300,"number":true,"clears":true},"maxAge":{"least":0,"most":300,"number":true,"clears":true},"hours":{"least":0,"most":23,"number":true,"clears":true},"mins":{"least":0,"most":59,"number":true,"clears":true},"loc":{"shortest":0,"longest":200,"clears":true},"description":{"shortest":0,"longest":20000,"clears":true},"notes":{"shortest":0,"longest":20000,"clears":true},"skills":{"shortest":0,"longest":100,"list":true,"id":true},"supplies":{"shortest":0,"longest":100,"list":true,"id":true},"archived":{"flag":true}});

/** Changes, moves or archives a learning attribute; its skills go with it. A name that exists in the domain gets Error. */
export const updateLearningAttribute = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; domain?: string | number | null | undefined; framework?: string | number | null | undefined; code?: string | null | undefined; order?: number | null | undefined; archived?: boolean | null | undefined }>(
  'updateLearningAttribute', 'id:ID! name:String domain:ID framework:ID code:String order:Int archived:Boolean operation_id:String', 'audit learning_attribute learning_skill', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"domain":{"id":true},"framework":{"id":true},"code":{"shortest":0,"longest":100,"clears":true},"order":{"least":0,"most":100000,"number":true},"archived":{"flag":true}});

/** Changes a name of the categories of activities wherever it is used, or archives it; one that exists gets Error. */
export const updateLearningCategory = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; archived?: boolean | null | undefined }>(
  'updateLearningCategory', 'id:ID! name:String archived:Boolean operation_id:String', 'audit learning_category', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"archived":{"flag":true}});

/** Changes, moves or archives a learning domain; a name that exists in the framework gets Error. */
export const updateLearningDomain = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; color?: string | null | undefined; framework?: string | number | null | undefined; code?: string | null | undefined; order?: number | null | undefined; archived?: boolean | null | undefined }>(
  'updateLearningDomain', 'id:ID! name:String color:String framework:ID code:String order:Int archived:Boolean operation_id:String', 'audit learning_domain', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"color":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true},"framework":{"id":true},"code":{"shortest":0,"longest":100,"clears":true},"order":{"least":0,"most":100000,"number":true},"archived":{"flag":true}});

/** Changes a learning framework, or archives it; a name that exists, or one that came with the product, gets Error. */
export const updateLearningFramework = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; description?: string | null | undefined; version?: string | null | undefined; source?: string | null | undefined; licence?: string | null | undefined; archived?: boolean | null | undefined }>(
  'updateLearningFramework', 'id:ID! name:String description:String version:String source:String licence:String archived:Boolean operation_id:String', 'audit learning_framework', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"description":{"shortest":0,"longest":4000,"clears":true},"version":{"shortest":0,"longest":100,"clears":true},"source":{"shortest":0,"longest":1000,"clears":true},"licence":{"shortest":0,"longest":500,"clears":true},"archived":{"flag":true}});

/** Changes, moves or archives a step; a name that exists in the framework, or another framework while milestones name it, gets Error. */
export const updateLearningProgressStep = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; framework?: string | number | null | undefined; order?: number | null | undefined; color?: string | null | undefined; archived?: boolean | null | undefined }>(
  'updateLearningProgressStep', 'id:ID! name:String framework:ID order:Int color:String archived:Boolean operation_id:String', 'audit learning_progress', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"framework":{"id":true},"order":{"least":0,"most":100000,"number":true},"color":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true},"archived":{"flag":true}});

/** Changes, moves or archives a skill; a domain or attribute of another framework, or another framework while records name it, gets Error. */
export const updateLearningSkill = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; heading?: string | null | undefined; description?: string | null | undefined; framework?: string | number | null | undefined; attribute?: string | number | null | undefined; domain?: string | number | null | undefined; code?: string | null | undefined; age_from?: number | null | undefined; age_to?: number | null | undefined; order?: number | null | undefined; archived?: boolean | null | undefined }>(
  'updateLearningSkill', 'id:ID! name:String heading:String description:String framework:ID attribute:ID domain:ID code:String age_from:Int age_to:Int order:Int archived:Boolean operation_id:String', 'audit learning_skill', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":1000},"heading":{"shortest":0,"longest":1000,"clears":true},"description":{"shortest":0,"longest":4000,"clears":true},"framework":{"id":true},"attribute":{"id":true,"clears":true},"domain":{"id":true,"clears":true},"code":{"shortest":0,"longest":100,"clears":true},"age_from":{"least":0,"most":300,"number":true,"clears":true},"age_to":{"least":0,"most":300,"number":true,"clears":true},"order":{"least":0,"most":100000,"number":true},"archived":{"flag":true}});

/** Changes a name of the supplies of activities wherever it is used, or archives it; one that exists gets Error. */
export const updateLearningSupply = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; archived?: boolean | null | undefined }>(
  'updateLearningSupply', 'id:ID! name:String archived:Boolean operation_id:String', 'audit learning_supply', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"archived":{"flag":true}});

/** Changes a name of the types of activities wherever it is used, or archives it; one that exists gets Error. */
export const updateLearningType = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; archived?: boolean | null | undefined }>(
  'updateLearningType', 'id:ID! name:String archived:Boolean operation_id:String', 'audit learning_type', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"archived":{"flag":true}});

/** Puts a milestone right that was recorded by mistake; a step of another framework, or a day to come, gets Error. */
export const updateStudentMilestone = /* @__PURE__ */ operation<{ id: string | number; progress?: string | number | null | undefined; date?: string | null | undefined; note?: string | null | undefined; photo?: string | null | undefined; staffOnly?: boolean | null | undefined; evidence?: readonly (string | number)[] | null | undefined }>(
  'updateStudentMilestone', 'id:ID! progress:ID date:Date note:String photo:String staffOnly:Boolean evidence:[ID!] operation_id:String', 'audit milestone milestone_evidence', {"id":{"required":true,"id":true},"progress":{"id":true},"note":{"shortest":0,"longest":2000,"clears":true},"photo":{"shortest":0,"longest":100,"clears":true},"staffOnly":{"flag":true},"evidence":{"shortest":0,"longest":50,"list":true,"id":true}});
