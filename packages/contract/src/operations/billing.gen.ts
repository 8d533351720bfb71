// Printed by apps/api/src/print-operations.ts from the calls; do not edit.
import { operation } from '../operation.ts';

/** Makes an agency a payer of students with its share from today; a student of another location gets Error. */
export const addAgencyStudents = /* @__PURE__ */ operation<{ agency_id: string | number; students: readonly (string | number)[]; amount?: number | null | undefined; period?: string | null | undefined; units?: number | null | undefined; copay?: number | null | undefined; authorization_number?: string | null | undefined }>(
  'addAgencyStudents', 'agency_id:ID! students:[ID!]! amount:Int period:String units:Int copay:Int authorization_number:String operation_id:String', 'audit subsidy', {"agency_id":{"required":true,"id":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"amount":{"least":-100000000,"most":100000000,"number":true},"units":{"least":1,"most":100000,"number":true,"clears":true},"copay":{"least":0,"most":100000000,"number":true,"clears":true},"authorization_number":{"shortest":0,"longest":60,"clears":true}});

/** Makes a guardian a payer from a day on; a contact who is no guardian or shares above 100 percent get Error. */
export const addStudentPayer = /* @__PURE__ */ operation<{ student_id: string | number; user_id: string | number; percent?: number | null | undefined; amount?: number | null | undefined; category?: string | number | null | undefined; start_date?: string | null | undefined; end_date?: string | null | undefined }>(
  'addStudentPayer', 'student_id:ID! user_id:ID! percent:Float amount:Int category:ID start_date:Date end_date:Date operation_id:String', 'audit billing_payer', {"student_id":{"required":true,"id":true},"user_id":{"required":true,"id":true},"percent":{"least":-1000,"most":1000,"number":true,"clears":true},"amount":{"least":-100000000,"most":100000000,"number":true,"clears":true},"category":{"id":true},"end_date":{"clears":true}});

/** Stores a card of the caller by the provider's reference; a reference the provider does not know gets Error. */
export const addUserCard = /* @__PURE__ */ operation<{ payment_method: string; location: string | number; is_default?: boolean | null | undefined }>(
  'addUserCard', 'payment_method:String! location:ID! is_default:Boolean operation_id:String', 'audit payment_method', {"payment_method":{"required":true,"shortest":1,"longest":200},"location":{"required":true,"id":true},"is_default":{"flag":true}});

/** Adds an adjustment up or down to an open invoice; one that would take it below zero gets Error. */
export const adjustInvoice = /* @__PURE__ */ operation<{ id: string | number; amount: number; detail?: string | null | undefined; category?: string | number | null | undefined }>(
  'adjustInvoice', 'id:ID! amount:Int! detail:String category:ID operation_id:String', 'audit invoice invoice_item ledger_account ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"detail":{"shortest":0,"longest":1000},"category":{"id":true}});

/** Answers a question about an invoice by mail and beside it; one that is answered gets Error. */
export const answerInvoiceQuestion = /* @__PURE__ */ operation<{ id: string | number; answer: string }>(
  'answerInvoiceQuestion', 'id:ID! answer:String! operation_id:String', 'audit invoice_question outbox', {"id":{"required":true,"id":true},"answer":{"required":true,"shortest":1,"longest":2000}});

/** Applies a credit to open invoices; more than what is left gets Error. */
export const applyCredit = /* @__PURE__ */ operation<{ id: string | number; invoices: readonly (string | number)[]; amounts?: readonly (number)[] | null | undefined }>(
  'applyCredit', 'id:ID! invoices:[ID!]! amounts:[Int!] operation_id:String', 'audit credit invoice ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"invoices":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"amounts":{"longest":200,"list":true}});

/** Pays open invoices of the child from what is held of a deposit; more than is held, or an invoice of another account, gets Error. */
export const applyDeposit = /* @__PURE__ */ operation<{ id: string | number; invoices: readonly (string | number)[]; amount?: number | null | undefined }>(
  'applyDeposit', 'id:ID! invoices:[ID!]! amount:Int operation_id:String', 'audit credit invoice ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"invoices":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"amount":{"least":-100000000,"most":100000000,"number":true}});

/** Applies what is left of a payment to open invoices; more than what is left gets Error. */
export const applyPayment = /* @__PURE__ */ operation<{ id: string | number; invoices: readonly (string | number)[]; amounts?: readonly (number)[] | null | undefined }>(
  'applyPayment', 'id:ID! invoices:[ID!]! amounts:[Int!] operation_id:String', 'audit invoice ledger_balance ledger_entry ledger_line payment', {"id":{"required":true,"id":true},"invoices":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"amounts":{"longest":200,"list":true}});

/** Approves a pending payment, which then counts in the balance; one not pending gets Error. */
export const approvePayment = /* @__PURE__ */ operation<{ id: string | number }>(
  'approvePayment', 'id:ID! operation_id:String', 'audit invoice ledger_account ledger_balance ledger_entry ledger_line payment', {"id":{"required":true,"id":true}});

/** Asks the office about an own invoice, or one of its lines, with a note; the office gets it by mail. */
export const askAboutInvoice = /* @__PURE__ */ operation<{ id: string | number; note: string; item?: string | number | null | undefined }>(
  'askAboutInvoice', 'id:ID! note:String! item:ID operation_id:String', 'audit invoice_question outbox', {"id":{"required":true,"id":true},"note":{"required":true,"shortest":1,"longest":2000},"item":{"id":true}});

/** Changes the bill of one of the next twelve periods of a plan, with a reason: what the plan costs this once (a discount still lowers it), or with a name a line more, below zero for one that lowers it. A day none of them begins on, a second amount, or a line that takes the bill below zero gets Error. */
export const changeUpcomingInvoice = /* @__PURE__ */ operation<{ id: string | number; period_start: string; amount: number; name?: string | null | undefined; reason: string }>(
  'changeUpcomingInvoice', 'id:ID! period_start:Date! amount:Int! name:String reason:String! operation_id:String', 'audit upcoming_change', {"id":{"required":true,"id":true},"period_start":{"required":true},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"name":{"shortest":1,"longest":100},"reason":{"required":true,"shortest":1,"longest":300}});

/** Charges what accounts owe at a location today to the stored cards of their payers, after asking: how many invoices, whom, how much and how many are left out. Cards that are declined are told; where nobody has a card it gets Error. */
export const chargeAccounts = /* @__PURE__ */ operation<{ location: string | number; students: readonly (string | number)[] }>(
  'chargeAccounts', 'location:ID! students:[ID!]! confirm:[String!] operation_id:String', '', {"location":{"required":true,"id":true},"students":{"required":true,"shortest":1,"longest":100,"list":true,"id":true}});

/** Charges an open invoice to a stored card of its payer; a declined card gets Error and a failed payment. */
export const chargeInvoice = /* @__PURE__ */ operation<{ id: string | number; payment_method?: string | number | null | undefined; amount?: number | null | undefined }>(
  'chargeInvoice', 'id:ID! payment_method:ID amount:Int operation_id:String', 'audit demo_charge invoice ledger_account ledger_balance ledger_entry ledger_line payment payment_wish', {"id":{"required":true,"id":true},"payment_method":{"id":true},"amount":{"least":-100000000,"most":100000000,"number":true}});

/** Pays an open invoice from the calling contact's card; another's invoice, too large an amount or a declined card gets Error. A credit card may cost more, on top of the amount: `surcharge` names the cents the payer was shown. */
export const chargeUserInvoice = /* @__PURE__ */ operation<{ id: string | number; user_id?: string | number | null | undefined; payment_method?: string | number | null | undefined; amount?: number | null | undefined; surcharge?: number | null | undefined }>(
  'chargeUserInvoice', 'id:ID! user_id:ID payment_method:ID amount:Int surcharge:Int confirm:[String!] operation_id:String', 'audit demo_charge invoice ledger_account ledger_balance ledger_entry ledger_line payment payment_wish', {"id":{"required":true,"id":true},"user_id":{"id":true},"payment_method":{"id":true},"amount":{"least":-100000000,"most":100000000,"number":true},"surcharge":{"least":0,"most":100000000,"number":true}});

/** Closes a month of a location that is over, and all before it; later corrections count in the first open month. One that is not over, or closed, gets Error. */
export const closeBillingMonth = /* @__PURE__ */ operation<{ location: string | number; month: string }>(
  'closeBillingMonth', 'location:ID! month:Date! operation_id:String', 'audit billing_month', {"location":{"required":true,"id":true},"month":{"required":true}});

/** Records a payment of an agency over the invoices of several students; what is more stays as its credit; zero or less, a day ahead or one of a closed month gets Error. */
export const createAgencyPayment = /* @__PURE__ */ operation<{ agency_id: string | number; amount: number; date?: string | null | undefined; method?: string | null | undefined; invoices?: readonly (string | number)[] | null | undefined; check_number?: string | null | undefined; note?: string | null | undefined }>(
  'createAgencyPayment', 'agency_id:ID! amount:Int! date:Date method:String invoices:[ID!] check_number:String note:String operation_id:String', 'audit invoice ledger_account ledger_balance ledger_entry ledger_line payment payment_wish', {"agency_id":{"required":true,"id":true},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"invoices":{"shortest":0,"longest":1000,"list":true,"id":true},"check_number":{"shortest":0,"longest":60},"note":{"shortest":0,"longest":2000}});

/** Adds an agency to a location; due_days are those its invoices are given, the number in its terms where nothing is said. A name that exists gets Error. */
export const createBillingAgency = /* @__PURE__ */ operation<{ name: string; location_id: string | number; email?: string | null | undefined; phone?: string | null | undefined; address?: string | null | undefined; contact_name?: string | null | undefined; terms?: string | null | undefined; due_days?: number | null | undefined }>(
  'createBillingAgency', 'name:String! location_id:ID! email:String phone:String address:String contact_name:String terms:String due_days:Int operation_id:String', 'audit billing_agency', {"name":{"required":true,"shortest":1,"longest":200},"location_id":{"required":true,"id":true},"email":{"longest":254,"email":true,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"address":{"shortest":0,"longest":500,"clears":true},"contact_name":{"shortest":0,"longest":200,"clears":true},"terms":{"shortest":0,"longest":200,"clears":true},"due_days":{"least":0,"most":365,"number":true,"clears":true}});

/** Gives a student a plan, from a template or by hand: weekly, biweekly and monthly ones are billed as a period begins, daily, hourly and session ones for what was attended when a month of them is over. An unknown period or an amount of zero or less gets Error. */
export const createBillingPlan = /* @__PURE__ */ operation<{ student_id: string | number; name: string; period: string; amount: number; days?: readonly (string)[] | null | undefined; template?: string | number | null | undefined; date?: string | null | undefined; payers?: readonly ({ user_id: string | number; percent?: number | null | undefined; amount?: number | null | undefined })[] | null | undefined; category?: string | number | null | undefined }>(
  'createBillingPlan', 'student_id:ID! name:String! period:String! amount:Int! days:[String!] template:ID date:Date payers:[CreateBillingPlanPayersInput!] category:ID operation_id:String', 'audit billing_payer billing_plan', {"student_id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100},"period":{"required":true,"shortest":1,"longest":30},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"days":{"longest":7,"list":true},"template":{"id":true},"payers":{"longest":10,"list":true,"object":true,"of":{"user_id":{"required":true,"id":true},"percent":{"least":0,"most":1000,"number":true},"amount":{"least":-100000000,"most":100000000,"number":true}}},"category":{"id":true,"clears":true}});

/** Adds a preset item of a location or the whole centre; a name that exists gets Error. */
export const createBillingPresetItem = /* @__PURE__ */ operation<{ name: string; amount: number; detail?: string | null | undefined; category?: string | number | null | undefined; kind?: string | null | undefined; location_id?: string | number | null | undefined }>(
  'createBillingPresetItem', 'name:String! amount:Int! detail:String category:ID kind:String location_id:ID operation_id:String', 'audit billing_preset', {"name":{"required":true,"shortest":1,"longest":100},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"detail":{"shortest":0,"longest":500,"clears":true},"category":{"id":true,"clears":true},"location_id":{"id":true}});

/** Adds a billing program; a name that exists in the location, or an end before the start, gets Error. */
export const createBillingProgram = /* @__PURE__ */ operation<{ name: string; location_id: string | number; color_code?: string | null | undefined; start_date?: string | null | undefined; end_date?: string | null | undefined; rooms?: readonly (string | number)[] | null | undefined }>(
  'createBillingProgram', 'name:String! location_id:ID! color_code:String start_date:Date end_date:Date rooms:[ID!] operation_id:String', 'audit billing_program billing_program_room', {"name":{"required":true,"shortest":1,"longest":100},"location_id":{"required":true,"id":true},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true},"start_date":{"clears":true},"end_date":{"clears":true},"rooms":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Has the invoices of all plans of a location that are billed up to a day, 62 days ahead at most, made by a job, after asking: how many, to how many families, over how much. Nothing to bill, a run that is just being made, or a location whose billing is off gets Error. */
export const createBillingRun = /* @__PURE__ */ operation<{ location: string | number; date: string }>(
  'createBillingRun', 'location:ID! date:Date! confirm:[String!] operation_id:String', 'audit billing_plan billing_plan_period billing_run invoice invoice_counter invoice_item ledger_account ledger_balance ledger_entry ledger_line', {"location":{"required":true,"id":true},"date":{"required":true}});

/** Adds a charge category; a name that exists in the location gets Error. */
export const createChargeCategory = /* @__PURE__ */ operation<{ name: string; location_id: string | number }>(
  'createChargeCategory', 'name:String! location_id:ID! operation_id:String', 'audit charge_category', {"name":{"required":true,"shortest":1,"longest":100},"location_id":{"required":true,"id":true}});

/** Gives an account a credit; zero or less, a day ahead or one of a closed month gets Error. */
export const createCredit = /* @__PURE__ */ operation<{ student_id: string | number; amount: number; detail?: string | null | undefined; category?: string | number | null | undefined; date?: string | null | undefined; expires_on?: string | null | undefined }>(
  'createCredit', 'student_id:ID! amount:Int! detail:String category:ID date:Date expires_on:Date operation_id:String', 'audit credit invoice ledger_account ledger_balance ledger_entry ledger_line', {"student_id":{"required":true,"id":true},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"detail":{"shortest":0,"longest":500},"category":{"id":true}});

/** Bills a deposit to one payer on an invoice of its own; what is paid of it is held. A due date before the date, a day of a closed month, somebody who is no guardian or a location whose billing is off gets Error. */
export const createDeposit = /* @__PURE__ */ operation<{ student_id: string | number; amount: number; name?: string | null | undefined; date?: string | null | undefined; due_date: string; user_id?: string | number | null | undefined; note?: string | null | undefined }>(
  'createDeposit', 'student_id:ID! amount:Int! name:String date:Date due_date:Date! user_id:ID note:String operation_id:String', 'audit invoice invoice_counter invoice_item ledger_account ledger_balance ledger_entry ledger_line', {"student_id":{"required":true,"id":true},"amount":{"required":true,"least":1,"most":100000000,"number":true},"name":{"shortest":0,"longest":200},"due_date":{"required":true},"user_id":{"id":true},"note":{"shortest":0,"longest":2000}});

/** Makes an open invoice for each payer of the account, or drafts when asked; no items, an amount below zero, a day of a closed month, a due date before the date or a location whose billing is off gets Error. */
export const createInvoice = /* @__PURE__ */ operation<{ student_id: string | number; items: readonly ({ name: string; amount: number; detail?: string | null | undefined; category?: string | number | null | undefined; kind?: string | null | undefined })[]; due_date: string; date?: string | null | undefined; payers?: readonly ({ user_id: string | number; percent?: number | null | undefined; amount?: number | null | undefined })[] | null | undefined; agency_id?: string | number | null | undefined; note?: string | null | undefined; draft?: boolean | null | undefined }>(
  'createInvoice', 'student_id:ID! items:[CreateInvoiceItemsInput!]! due_date:Date! date:Date payers:[CreateInvoicePayersInput!] agency_id:ID note:String draft:Boolean confirm:[String!] operation_id:String', 'audit credit invoice invoice_counter invoice_item ledger_account ledger_balance ledger_entry ledger_line payment', {"student_id":{"required":true,"id":true},"items":{"required":true,"longest":100,"list":true,"object":true,"of":{"name":{"required":true,"shortest":1,"longest":200},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"detail":{"shortest":0,"longest":1000},"category":{"id":true}}},"due_date":{"required":true},"payers":{"longest":10,"list":true,"object":true,"of":{"user_id":{"required":true,"id":true},"percent":{"least":0,"most":100,"number":true},"amount":{"least":1,"most":100000000,"number":true}}},"agency_id":{"id":true},"note":{"shortest":0,"longest":2000},"draft":{"flag":true}});

/** Records a payment and applies it to the listed invoices or the oldest ones, the rest staying with the account; zero or less, a day of a closed month, one ahead unless it waits, or invoices of another account or of several locations get Error. */
export const createPayment = /* @__PURE__ */ operation<{ student_id: string | number; amount: number; method: string; date?: string | null | undefined; invoices?: readonly (string | number)[] | null | undefined; user_id?: string | number | null | undefined; note?: string | null | undefined; check_number?: string | null | undefined; pending?: boolean | null | undefined }>(
  'createPayment', 'student_id:ID! amount:Int! method:String! date:Date invoices:[ID!] user_id:ID note:String check_number:String pending:Boolean operation_id:String', 'audit invoice ledger_account ledger_balance ledger_entry ledger_line payment payment_wish', {"student_id":{"required":true,"id":true},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"method":{"required":true},"invoices":{"shortest":0,"longest":200,"list":true,"id":true},"user_id":{"id":true},"note":{"shortest":0,"longest":2000},"check_number":{"shortest":0,"longest":60},"pending":{"flag":true}});

/** Adds an agency's share for a student; an end before the start or a second one for the same time gets Error. */
export const createSubsidy = /* @__PURE__ */ operation<{ student_id: string | number; agency_id: string | number; amount: number; period?: string | null | undefined; start_date?: string | null | undefined; end_date?: string | null | undefined; units?: number | null | undefined; copay?: number | null | undefined; authorization_number?: string | null | undefined }>(
  'createSubsidy', 'student_id:ID! agency_id:ID! amount:Int! period:String start_date:Date end_date:Date units:Int copay:Int authorization_number:String operation_id:String', 'audit subsidy', {"student_id":{"required":true,"id":true},"agency_id":{"required":true,"id":true},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"end_date":{"clears":true},"units":{"least":1,"most":100000,"number":true,"clears":true},"copay":{"least":0,"most":100000000,"number":true,"clears":true},"authorization_number":{"shortest":0,"longest":60,"clears":true}});

/** Makes the invoices of a plan's next period now, ahead of their day, and answers them; a period that is not the next one, one by attendance that is not over, or a location whose billing is off gets Error. */
export const createUpcomingInvoices = /* @__PURE__ */ operation<{ id: string | number; period_start: string }>(
  'createUpcomingInvoices', 'id:ID! period_start:Date! operation_id:String', 'audit billing_plan billing_plan_period billing_run invoice invoice_counter invoice_item ledger_account ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"period_start":{"required":true}});

/** Opens a session with the card provider to take a card whose number never comes here; a location without card payments gets Error. */
export const createUserCardSession = /* @__PURE__ */ operation<{ location: string | number }>(
  'createUserCardSession', 'location:ID!', 'audit payment_customer', {"location":{"required":true,"id":true}});

/** Adds a variable charge per interval; a maximum below the amount or an end before the start gets Error. */
export const createVariableCharge = /* @__PURE__ */ operation<{ category: string | number; amount: number; location_id: string | number; details?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; max_amount?: number | null | undefined; interval?: string | null | undefined; days?: readonly (string)[] | null | undefined; programs?: readonly (string | number)[] | null | undefined }>(
  'createVariableCharge', 'category:ID! amount:Int! location_id:ID! details:String start_time:Clock end_time:Clock max_amount:Int interval:String days:[String!] programs:[ID!] operation_id:String', 'audit variable_charge variable_charge_program', {"category":{"required":true,"id":true},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"location_id":{"required":true,"id":true},"details":{"shortest":0,"longest":500,"clears":true},"start_time":{"clears":true},"end_time":{"clears":true},"max_amount":{"least":1,"most":100000000,"number":true,"clears":true},"days":{"longest":7,"list":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Ends a plan for good from the date and bills it to the day before; an end ahead can be moved, one already deactivated gets Error. */
export const deactivateBillingPlan = /* @__PURE__ */ operation<{ id: string | number; date: string }>(
  'deactivateBillingPlan', 'id:ID! date:Date! operation_id:String', 'audit billing_plan', {"id":{"required":true,"id":true},"date":{"required":true}});

/** Deletes an agency without students, invoices and payments; any other gets Error. */
export const deleteBillingAgency = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteBillingAgency', 'id:ID! operation_id:String', 'audit billing_agency', {"id":{"required":true,"id":true}});

/** Deletes a plan that never made an invoice; any other can only be deactivated and gets Error. */
export const deleteBillingPlan = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteBillingPlan', 'id:ID! operation_id:String', 'audit billing_plan', {"id":{"required":true,"id":true}});

/** Deletes a plan template; plans made from it go on. */
export const deleteBillingPlanTemplate = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteBillingPlanTemplate', 'id:ID! operation_id:String', 'audit billing_plan_template', {"id":{"required":true,"id":true}});

/** Deletes a preset item; invoices already made stay as they are. */
export const deleteBillingPresetItem = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteBillingPresetItem', 'id:ID! operation_id:String', 'audit billing_preset', {"id":{"required":true,"id":true}});

/** Deletes a billing program; one with students gets Error telling how many. */
export const deleteBillingProgram = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteBillingProgram', 'id:ID! operation_id:String', 'audit billing_program', {"id":{"required":true,"id":true}});

/** Deletes a charge category nothing uses; one in use gets Error. */
export const deleteChargeCategory = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteChargeCategory', 'id:ID! operation_id:String', 'audit charge_category', {"id":{"required":true,"id":true}});

/** Deletes a draft; any other invoice can only be voided and gets Error. */
export const deleteInvoice = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteInvoice', 'id:ID! operation_id:String', 'audit invoice invoice_item', {"id":{"required":true,"id":true}});

/** Ends an agency's share from today; one that has not begun is deleted. */
export const deleteSubsidy = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteSubsidy', 'id:ID! operation_id:String', 'audit subsidy', {"id":{"required":true,"id":true}});

/** Removes a stored card of the caller; one that automatic payment uses gets Error. */
export const deleteUserCard = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteUserCard', 'id:ID! operation_id:String', 'audit payment_method', {"id":{"required":true,"id":true}});

/** Deletes a variable charge; charges already made stay. */
export const deleteVariableCharge = /* @__PURE__ */ operation<{ id: string | number }>(
  'deleteVariableCharge', 'id:ID! operation_id:String', 'audit variable_charge', {"id":{"required":true,"id":true}});

/** Keeps what is held of a deposit, or a part, with a reason: it is income then. More than is held gets Error. */
export const keepDeposit = /* @__PURE__ */ operation<{ id: string | number; amount?: number | null | undefined; reason: string; category?: string | number | null | undefined }>(
  'keepDeposit', 'id:ID! amount:Int reason:String! category:ID confirm:[String!] operation_id:String', 'audit ledger_entry ledger_line', {"id":{"required":true,"id":true},"amount":{"least":-100000000,"most":100000000,"number":true},"reason":{"required":true,"shortest":1,"longest":500},"category":{"id":true}});

/** Pauses an active plan from the date, to the day before `until` where that is given; one not active, a date in the past or an until that is not later gets Error. */
export const pauseBillingPlan = /* @__PURE__ */ operation<{ id: string | number; date: string; until?: string | null | undefined }>(
  'pauseBillingPlan', 'id:ID! date:Date! until:Date operation_id:String', 'audit billing_plan', {"id":{"required":true,"id":true},"date":{"required":true}});

/** Books one payment of an agency over its invoices. What a line is short of stays owed (keep, dispute), is billed to the family, or written off; one line that does not fit declines all. */
export const payRemittance = /* @__PURE__ */ operation<{ agency_id: string | number; lines: readonly ({ invoice: string | number; paid: number; reason?: string | null | undefined; rest: string })[]; date?: string | null | undefined; check_number?: string | null | undefined }>(
  'payRemittance', 'agency_id:ID! lines:[PayRemittanceLinesInput!]! date:Date check_number:String operation_id:String', 'audit invoice invoice_counter invoice_item ledger_account ledger_balance ledger_entry ledger_line payment payment_wish remittance_line', {"agency_id":{"required":true,"id":true},"lines":{"required":true,"longest":500,"list":true,"object":true,"of":{"invoice":{"required":true,"id":true},"paid":{"required":true,"least":-100000000,"most":100000000,"number":true},"reason":{"shortest":0,"longest":500},"rest":{"required":true}}},"check_number":{"shortest":0,"longest":60}});

/** Pays a credit out to its payer; more than what is left gets Error. */
export const refundCredit = /* @__PURE__ */ operation<{ id: string | number; amount: number; reason?: string | null | undefined }>(
  'refundCredit', 'id:ID! amount:Int! reason:String confirm:[String!] operation_id:String', 'audit credit ledger_account ledger_balance ledger_entry ledger_line refund', {"id":{"required":true,"id":true},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"reason":{"shortest":0,"longest":500}});

/** Refunds a payment in full or part: to the way it came by, a card through its company, or to `credit`, which keeps it on the family’s account while the invoices it had paid are owed again. More than what is left, credit for an agency, or what is credit already gets Error. */
export const refundPayment = /* @__PURE__ */ operation<{ id: string | number; amount: number; reason?: string | null | undefined; to?: string | null | undefined }>(
  'refundPayment', 'id:ID! amount:Int! reason:String to:String confirm:[String!] operation_id:String', 'audit demo_charge invoice ledger_account ledger_balance ledger_entry ledger_line payment refund', {"id":{"required":true,"id":true},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"reason":{"shortest":0,"longest":500}});

/** Ends an agency's share of a student; its open invoices stay. */
export const removeAgencyStudent = /* @__PURE__ */ operation<{ agency_id: string | number; student_id: string | number }>(
  'removeAgencyStudent', 'agency_id:ID! student_id:ID! operation_id:String', 'audit subsidy', {"agency_id":{"required":true,"id":true},"student_id":{"required":true,"id":true}});

/** Ends a payer's share; the last payer with open invoices gets Error. */
export const removeStudentPayer = /* @__PURE__ */ operation<{ id: string | number }>(
  'removeStudentPayer', 'id:ID! operation_id:String', 'audit billing_payer', {"id":{"required":true,"id":true}});

/** Gives a deposit back, all that is held or a part: to the card it was paid with (`method`), by cash, check or outside of the product (`external`), or as `credit` of its payer. More than is held, or than was paid by card, gets Error. */
export const returnDeposit = /* @__PURE__ */ operation<{ id: string | number; amount?: number | null | undefined; to: string; reason?: string | null | undefined }>(
  'returnDeposit', 'id:ID! amount:Int to:String! reason:String confirm:[String!] operation_id:String', 'audit credit ledger_account ledger_balance ledger_entry ledger_line refund', {"id":{"required":true,"id":true},"amount":{"least":-100000000,"most":100000000,"number":true},"to":{"required":true},"reason":{"shortest":0,"longest":500}});

/** Says what the accounts of a location are called in QuickBooks and Xero, all at once: one that is left out is called as usual. A category of another location, one named twice, and a code of Xero for what stands on no invoice get Error. */
export const saveAccountingAccounts = /* @__PURE__ */ operation<{ location: string | number; accounts: readonly ({ kind: string; category?: string | number | null | undefined; quickbooks?: string | null | undefined; xero?: string | null | undefined; xero_tax?: string | null | undefined })[] }>(
  'saveAccountingAccounts', 'location:ID! accounts:[SaveAccountingAccountsAccountsInput!]! operation_id:String', 'accounting_account audit', {"location":{"required":true,"id":true},"accounts":{"required":true,"longest":500,"list":true,"object":true,"of":{"kind":{"required":true},"category":{"id":true},"quickbooks":{"shortest":0,"longest":100},"xero":{"shortest":0,"longest":10},"xero_tax":{"shortest":0,"longest":50}}}});

/** Adds a plan template, or changes the one of that id, and gives plans of it to the listed students. A new price says whom it is for: `new` plans, or `all` at the old price from a day on. */
export const saveBillingPlanTemplate = /* @__PURE__ */ operation<{ date: string; amount: number; invoice_without_payer?: boolean | null | undefined; invoice_with_payer?: boolean | null | undefined; students?: readonly (string | number)[] | null | undefined; days?: readonly (string)[] | null | undefined; name: string; period: string; location_id: string | number; id?: string | number | null | undefined; category?: string | number | null | undefined; apply_to?: string | null | undefined; effective_date?: string | null | undefined }>(
  'saveBillingPlanTemplate', 'date:Date! amount:Int! invoice_without_payer:Boolean invoice_with_payer:Boolean students:[ID!] days:[String!] name:String! period:String! location_id:ID! id:ID category:ID apply_to:String effective_date:Date confirm:[String!] operation_id:String', 'audit billing_plan billing_plan_template', {"date":{"required":true},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"invoice_without_payer":{"flag":true},"invoice_with_payer":{"flag":true},"students":{"shortest":0,"longest":1000,"list":true,"id":true},"days":{"longest":7,"list":true},"name":{"required":true,"shortest":1,"longest":100},"period":{"required":true,"shortest":1,"longest":30},"location_id":{"required":true,"id":true},"id":{"id":true},"category":{"id":true,"clears":true}});

/** Saves the billing settings of a location. Late fees, the sibling discount, proration and credit for absences hold from effective_date on, today if left out: periods are billed by what holds on their first day. An unknown key, a fee below zero or a day of a closed month gets Error. */
export const saveBillingSetting = /* @__PURE__ */ operation<{ location_id: string | number; settings: unknown; effective_date?: string | null | undefined }>(
  'saveBillingSetting', 'location_id:ID! settings:JSON! effective_date:Date operation_id:String', 'audit billing_setting billing_setting_past', {"location_id":{"required":true,"id":true},"settings":{"required":true,"object":true}});

/** Switches automatic payment of what the caller owes for a student; without a stored card it gets Error. */
export const saveUserAutoPay = /* @__PURE__ */ operation<{ student_id: string | number; active: boolean; payment_method?: string | number | null | undefined }>(
  'saveUserAutoPay', 'student_id:ID! active:Boolean! payment_method:ID operation_id:String', 'audit billing_autopay', {"student_id":{"required":true,"id":true},"active":{"required":true,"flag":true},"payment_method":{"id":true}});

/** Has the invoices of a run that nobody has sent mailed to their payers, who are told by push as they chose, after asking; a run that was undone, or one with nothing to send, gets Error. */
export const sendBillingRun = /* @__PURE__ */ operation<{ id: string | number }>(
  'sendBillingRun', 'id:ID! confirm:[String!] operation_id:String', 'audit billing_run', {"id":{"required":true,"id":true}});

/** Mails an invoice with its PDF to its payers, which opens a draft; without a payer with a real address it gets Error. */
export const sendInvoice = /* @__PURE__ */ operation<{ id: string | number; users?: readonly (string | number)[] | null | undefined }>(
  'sendInvoice', 'id:ID! users:[ID!] operation_id:String', 'audit event_heard invoice notification outbox push_message', {"id":{"required":true,"id":true},"users":{"shortest":1,"longest":20,"list":true,"id":true}});

/** Mails the receipt of a payment to its payer; a placeholder address gets Error. */
export const sendPaymentReceipt = /* @__PURE__ */ operation<{ id: string | number; users?: readonly (string | number)[] | null | undefined }>(
  'sendPaymentReceipt', 'id:ID! users:[ID!] operation_id:String', 'audit outbox', {"id":{"required":true,"id":true},"users":{"shortest":1,"longest":20,"list":true,"id":true}});

/** Mails each payer the statement of its own part of the days; a placeholder address gets Error. */
export const sendStudentStatement = /* @__PURE__ */ operation<{ student_id: string | number; start_date: string; end_date: string; users?: readonly (string | number)[] | null | undefined }>(
  'sendStudentStatement', 'student_id:ID! start_date:Date! end_date:Date! users:[ID!] operation_id:String', 'audit outbox', {"student_id":{"required":true,"id":true},"start_date":{"required":true},"end_date":{"required":true},"users":{"shortest":1,"longest":20,"list":true,"id":true}});

/** Mails the payers of a student what each still owes; an account without open invoices gets Error. */
export const sendUnpaidReminder = /* @__PURE__ */ operation<{ student_id: string | number }>(
  'sendUnpaidReminder', 'student_id:ID! operation_id:String', 'audit invoice outbox', {"student_id":{"required":true,"id":true}});

/** Mails the payers of several students what each still owes, after asking: how many, whom and over how much. Where nothing is owed or nobody has an address it gets Error. */
export const sendUnpaidReminders = /* @__PURE__ */ operation<{ students: readonly (string | number)[] }>(
  'sendUnpaidReminders', 'students:[ID!]! confirm:[String!] operation_id:String', 'audit invoice outbox', {"students":{"required":true,"shortest":1,"longest":100,"list":true,"id":true}});

/** Has the receipt of a year mailed to everybody who has paid at a location, as IRS Form 2441 wants it, after asking: to how many, over how much, and how many have no address. Who has got one over the same sum gets no second. Nobody to mail gets Error. */
export const sendYearReceipts = /* @__PURE__ */ operation<{ location: string | number; year: number }>(
  'sendYearReceipts', 'location:ID! year:Int! confirm:[String!] operation_id:String', 'audit year_receipt', {"location":{"required":true,"id":true},"year":{"required":true,"least":2000,"most":2100,"number":true}});

/** Sets what a payment by credit card costs families of a location more, in percent, after asking; 0 ends it. Debit and prepaid cards and bank accounts never cost more. A state whose law was not read or forbids it, or more than it and the card networks allow, gets Error. */
export const setCardSurcharge = /* @__PURE__ */ operation<{ location: string | number; state: string; percent: number }>(
  'setCardSurcharge', 'location:ID! state:String! percent:Float! confirm:[String!] operation_id:String', 'audit billing_setting', {"location":{"required":true,"id":true},"state":{"required":true,"shortest":2,"longest":2},"percent":{"required":true,"least":0,"most":100,"number":true}});

/** Makes a stored card of the caller the default one. */
export const setDefaultUserCard = /* @__PURE__ */ operation<{ id: string | number }>(
  'setDefaultUserCard', 'id:ID! operation_id:String', 'audit payment_method', {"id":{"required":true,"id":true}});

/** Says what categories of one location are taxed with from a day on, on top of their prices or included in them; whatever was decided for later days is gone, and 0 percent ends a tax. Invoices that are made stay. A category of another location, a day of a closed month and more than three decimals get Error. */
export const setSalesTax = /* @__PURE__ */ operation<{ categories: readonly (string | number)[]; percent: number; included: boolean; from: string }>(
  'setSalesTax', 'categories:[ID!]! percent:Float! included:Boolean! from:Date! confirm:[String!] operation_id:String', 'audit sales_tax', {"categories":{"required":true,"shortest":1,"longest":200,"list":true,"id":true},"percent":{"required":true,"least":0,"most":30,"number":true},"included":{"required":true,"flag":true},"from":{"required":true}});

/** Notes that the office has seen to a dispute that could not be booked, and how; a payment without one gets Error. */
export const settlePaymentDispute = /* @__PURE__ */ operation<{ id: string | number; note?: string | null | undefined }>(
  'settlePaymentDispute', 'id:ID! note:String operation_id:String', 'audit unbooked_dispute', {"id":{"required":true,"id":true},"note":{"shortest":0,"longest":500}});

/** Leaves out the bill of one of the next twelve periods of a plan, with a reason; a day none of them begins on, or one left out already, gets Error. */
export const skipUpcomingInvoice = /* @__PURE__ */ operation<{ id: string | number; period_start: string; reason: string }>(
  'skipUpcomingInvoice', 'id:ID! period_start:Date! reason:String! operation_id:String', 'audit upcoming_change', {"id":{"required":true,"id":true},"period_start":{"required":true},"reason":{"required":true,"shortest":1,"longest":300}});

/** Hands an invoice in to its agency with an uploaded picture of the form, and marks it submitted; without a file or agency it gets Error. */
export const submitInvoice = /* @__PURE__ */ operation<{ id: string | number; file: string; note?: string | null | undefined }>(
  'submitInvoice', 'id:ID! file:String! note:String operation_id:String', 'audit invoice', {"id":{"required":true,"id":true},"file":{"required":true,"shortest":0,"longest":200},"note":{"shortest":0,"longest":2000}});

/** Moves an open invoice, or a part of it, to another student, agency or payer; a target outside the location gets Error. */
export const transferInvoiceBill = /* @__PURE__ */ operation<{ id: string | number; to_student?: string | number | null | undefined; to_agency?: string | number | null | undefined; to_user?: string | number | null | undefined; amount?: number | null | undefined }>(
  'transferInvoiceBill', 'id:ID! to_student:ID to_agency:ID to_user:ID amount:Int operation_id:String', 'audit invoice invoice_counter invoice_item ledger_account ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"to_student":{"id":true},"to_agency":{"id":true},"to_user":{"id":true},"amount":{"least":-100000000,"most":100000000,"number":true}});

/** Takes a credit off its invoices, or the listed ones; one not applied gets Error. */
export const unapplyCredit = /* @__PURE__ */ operation<{ id: string | number; invoices?: readonly (string | number)[] | null | undefined }>(
  'unapplyCredit', 'id:ID! invoices:[ID!] operation_id:String', 'audit credit invoice ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"invoices":{"shortest":1,"longest":200,"list":true,"id":true}});

/** Takes a payment off its invoices, or the listed ones, leaving the money with the account; one not applied gets Error. */
export const unapplyPayment = /* @__PURE__ */ operation<{ id: string | number; invoices?: readonly (string | number)[] | null | undefined }>(
  'unapplyPayment', 'id:ID! invoices:[ID!] operation_id:String', 'audit invoice ledger_balance ledger_entry ledger_line payment', {"id":{"required":true,"id":true},"invoices":{"shortest":1,"longest":200,"list":true,"id":true}});

/** Takes a run back: its invoices are voided and its plans are billed anew, where their day has come by the next run alone. Once the first is sent, or paid by hand, or its plans were billed on, it gets Error. */
export const undoBillingRun = /* @__PURE__ */ operation<{ id: string | number }>(
  'undoBillingRun', 'id:ID! operation_id:String', 'audit billing_plan billing_plan_period billing_run credit invoice ledger_balance ledger_entry ledger_line upcoming_change', {"id":{"required":true,"id":true}});

/** Takes back what was decided of a bill to come; once the bill is made, or after it was taken back, it gets Error. */
export const undoUpcomingChange = /* @__PURE__ */ operation<{ id: string | number }>(
  'undoUpcomingChange', 'id:ID! operation_id:String', 'audit upcoming_change', {"id":{"required":true,"id":true}});

/** Makes a paused plan active again, or calls off a pause ahead; one not paused gets Error. */
export const unpauseBillingPlan = /* @__PURE__ */ operation<{ id: string | number }>(
  'unpauseBillingPlan', 'id:ID! operation_id:String', 'audit billing_plan billing_plan_pause', {"id":{"required":true,"id":true}});

/** Changes an agency; a name that exists gets Error. */
export const updateBillingAgency = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; email?: string | null | undefined; phone?: string | null | undefined; address?: string | null | undefined; contact_name?: string | null | undefined; terms?: string | null | undefined; due_days?: number | null | undefined }>(
  'updateBillingAgency', 'id:ID! name:String email:String phone:String address:String contact_name:String terms:String due_days:Int operation_id:String', 'audit billing_agency', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":200},"email":{"longest":254,"email":true,"clears":true},"phone":{"longest":30,"pattern":"^\\+?[\\d\\s().\\-/]{5,}$","clears":true},"address":{"shortest":0,"longest":500,"clears":true},"contact_name":{"shortest":0,"longest":200,"clears":true},"terms":{"shortest":0,"longest":200,"clears":true},"due_days":{"least":0,"most":365,"number":true,"clears":true}});

/** Changes a plan for invoices still to come; a date begins its periods anew, with a new amount or period from then on, and days before it are billed as before. A deactivated plan, or a day that is billed, gets Error. */
export const updateBillingPlan = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; period?: string | null | undefined; amount?: number | null | undefined; days?: readonly (string)[] | null | undefined; template?: string | number | null | undefined; date?: string | null | undefined; payers?: readonly ({ user_id: string | number; percent?: number | null | undefined; amount?: number | null | undefined })[] | null | undefined; category?: string | number | null | undefined }>(
  'updateBillingPlan', 'id:ID! name:String period:String amount:Int days:[String!] template:ID date:Date payers:[UpdateBillingPlanPayersInput!] category:ID operation_id:String', 'audit billing_payer billing_plan', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"period":{"shortest":1,"longest":30},"amount":{"least":-100000000,"most":100000000,"number":true},"days":{"longest":7,"list":true},"template":{"id":true,"clears":true},"payers":{"longest":10,"list":true,"object":true,"of":{"user_id":{"required":true,"id":true},"percent":{"least":0,"most":1000,"number":true},"amount":{"least":-100000000,"most":100000000,"number":true}}},"category":{"id":true,"clears":true}});

/** Changes a preset item; invoices already made stay as they are. */
export const updateBillingPresetItem = /* @__PURE__ */ operation<{ id: string | number; name?: string | null | undefined; amount?: number | null | undefined; detail?: string | null | undefined; category?: string | number | null | undefined; kind?: string | null | undefined }>(
  'updateBillingPresetItem', 'id:ID! name:String amount:Int detail:String category:ID kind:String operation_id:String', 'audit billing_preset', {"id":{"required":true,"id":true},"name":{"shortest":1,"longest":100},"amount":{"least":-100000000,"most":100000000,"number":true},"detail":{"shortest":0,"longest":500,"clears":true},"category":{"id":true,"clears":true}});

/** Changes a billing program; a name that exists in the location, an end before the start, or another location while students are in it, gets Error. */
export const updateBillingProgram = /* @__PURE__ */ operation<{ id: string | number; name: string; location_id: string | number; color_code?: string | null | undefined; start_date?: string | null | undefined; end_date?: string | null | undefined; rooms?: readonly (string | number)[] | null | undefined }>(
  'updateBillingProgram', 'id:ID! name:String! location_id:ID! color_code:String start_date:Date end_date:Date rooms:[ID!] operation_id:String', 'audit billing_program billing_program_room', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100},"location_id":{"required":true,"id":true},"color_code":{"pattern":"^#([\\da-f]{3}|[\\da-f]{6})$","clears":true},"start_date":{"clears":true},"end_date":{"clears":true},"rooms":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Renames a charge category; a name that exists in the location gets Error. */
export const updateChargeCategory = /* @__PURE__ */ operation<{ id: string | number; name: string; location_id?: string | number | null | undefined }>(
  'updateChargeCategory', 'id:ID! name:String! location_id:ID operation_id:String', 'audit charge_category', {"id":{"required":true,"id":true},"name":{"required":true,"shortest":1,"longest":100},"location_id":{"id":true}});

/** Changes a credit not yet applied; one in use, or made of a deposit, gets Error. */
export const updateCredit = /* @__PURE__ */ operation<{ id: string | number; amount?: number | null | undefined; detail?: string | null | undefined; category?: string | number | null | undefined; date?: string | null | undefined }>(
  'updateCredit', 'id:ID! amount:Int detail:String category:ID date:Date operation_id:String', 'audit credit ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"amount":{"least":-100000000,"most":100000000,"number":true},"detail":{"shortest":0,"longest":500,"clears":true},"category":{"id":true,"clears":true}});

/** Changes a draft or an open invoice without payments; any other gets Error. */
export const updateInvoice = /* @__PURE__ */ operation<{ id: string | number; items?: readonly ({ name: string; amount: number; detail?: string | null | undefined; category?: string | number | null | undefined; kind?: string | null | undefined })[] | null | undefined; due_date?: string | null | undefined; date?: string | null | undefined; payers?: readonly ({ user_id: string | number; percent?: number | null | undefined; amount?: number | null | undefined })[] | null | undefined; note?: string | null | undefined }>(
  'updateInvoice', 'id:ID! items:[UpdateInvoiceItemsInput!] due_date:Date date:Date payers:[UpdateInvoicePayersInput!] note:String operation_id:String', 'audit invoice invoice_item ledger_account ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"items":{"longest":100,"list":true,"object":true,"of":{"name":{"required":true,"shortest":1,"longest":200},"amount":{"required":true,"least":-100000000,"most":100000000,"number":true},"detail":{"shortest":0,"longest":1000},"category":{"id":true}}},"payers":{"longest":10,"list":true,"object":true,"of":{"user_id":{"required":true,"id":true},"percent":{"least":0,"most":100,"number":true},"amount":{"least":1,"most":100000000,"number":true}}},"note":{"shortest":0,"longest":2000,"clears":true}});

/** Saves only the note of an invoice, in any state. */
export const updateInvoiceNote = /* @__PURE__ */ operation<{ id: string | number; note: string }>(
  'updateInvoiceNote', 'id:ID! note:String! operation_id:String', 'audit invoice', {"id":{"required":true,"id":true},"note":{"required":true,"shortest":0,"longest":2000}});

/** Corrects date, note or check number of a payment; its money moves to the date. A voided one, a day ahead, or a closed month gets Error. */
export const updatePayment = /* @__PURE__ */ operation<{ id: string | number; date?: string | null | undefined; note?: string | null | undefined; check_number?: string | null | undefined }>(
  'updatePayment', 'id:ID! date:Date note:String check_number:String operation_id:String', 'audit ledger_entry ledger_line payment', {"id":{"required":true,"id":true},"note":{"shortest":0,"longest":2000,"clears":true},"check_number":{"shortest":0,"longest":60,"clears":true}});

/** Saves settings of one account (due_days, note, discount in hundredths of a percent, discount_reason). A discount holds from effective_date on, today if left out: periods are billed by what holds on their first day. An unknown key or a day of a closed month gets Error. */
export const updateStudentAccountDetail = /* @__PURE__ */ operation<{ student_id: string | number; settings: unknown; effective_date?: string | null | undefined }>(
  'updateStudentAccountDetail', 'student_id:ID! settings:JSON! effective_date:Date operation_id:String', 'audit billing_account_setting billing_discount_past', {"student_id":{"required":true,"id":true},"settings":{"required":true,"object":true}});

/** Changes a payer's share; shares above 100 percent get Error. */
export const updateStudentPayer = /* @__PURE__ */ operation<{ id: string | number; percent?: number | null | undefined; amount?: number | null | undefined }>(
  'updateStudentPayer', 'id:ID! percent:Float amount:Int operation_id:String', 'audit billing_payer', {"id":{"required":true,"id":true},"percent":{"least":-1000,"most":1000,"number":true,"clears":true},"amount":{"least":-100000000,"most":100000000,"number":true,"clears":true}});

/** Changes an agency's share for invoices still to come; later days for a student at another location get Error. */
export const updateSubsidy = /* @__PURE__ */ operation<{ id: string | number; amount?: number | null | undefined; period?: string | null | undefined; start_date?: string | null | undefined; end_date?: string | null | undefined; units?: number | null | undefined; copay?: number | null | undefined; authorization_number?: string | null | undefined }>(
  'updateSubsidy', 'id:ID! amount:Int period:String start_date:Date end_date:Date units:Int copay:Int authorization_number:String operation_id:String', 'audit subsidy', {"id":{"required":true,"id":true},"amount":{"least":-100000000,"most":100000000,"number":true},"end_date":{"clears":true},"units":{"least":1,"most":100000,"number":true,"clears":true},"copay":{"least":0,"most":100000000,"number":true,"clears":true},"authorization_number":{"shortest":0,"longest":60,"clears":true}});

/** Changes a variable charge for days to come; the same checks as for adding hold. */
export const updateVariableCharge = /* @__PURE__ */ operation<{ id: string | number; category?: string | number | null | undefined; amount?: number | null | undefined; details?: string | null | undefined; start_time?: string | null | undefined; end_time?: string | null | undefined; max_amount?: number | null | undefined; interval?: string | null | undefined; days?: readonly (string)[] | null | undefined; programs?: readonly (string | number)[] | null | undefined }>(
  'updateVariableCharge', 'id:ID! category:ID amount:Int details:String start_time:Clock end_time:Clock max_amount:Int interval:String days:[String!] programs:[ID!] operation_id:String', 'audit variable_charge variable_charge_program', {"id":{"required":true,"id":true},"category":{"id":true},"amount":{"least":-100000000,"most":100000000,"number":true},"details":{"shortest":0,"longest":500,"clears":true},"start_time":{"clears":true},"end_time":{"clears":true},"max_amount":{"least":1,"most":100000000,"number":true,"clears":true},"days":{"longest":7,"list":true},"programs":{"shortest":0,"longest":200,"list":true,"id":true}});

/** Voids what is left of a credit; one used up gets Error. */
export const voidCredit = /* @__PURE__ */ operation<{ id: string | number; reason?: string | null | undefined }>(
  'voidCredit', 'id:ID! reason:String operation_id:String', 'audit credit ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"reason":{"shortest":0,"longest":500}});

/** Voids an open invoice and takes it off the balance; one with applied payments gets Error until they are unapplied. */
export const voidInvoice = /* @__PURE__ */ operation<{ id: string | number; reason?: string | null | undefined }>(
  'voidInvoice', 'id:ID! reason:String operation_id:String', 'audit invoice ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"reason":{"shortest":0,"longest":500}});

/** Voids a payment that did not go through a card and opens its invoices again; with a fee, as for a returned check, its payer gets a bill of it. A refunded or card payment, or a fee for an agency, gets Error. */
export const voidPayment = /* @__PURE__ */ operation<{ id: string | number; reason?: string | null | undefined; fee?: number | null | undefined }>(
  'voidPayment', 'id:ID! reason:String fee:Int operation_id:String', 'audit invoice invoice_counter invoice_item ledger_balance ledger_entry ledger_line payment', {"id":{"required":true,"id":true},"reason":{"shortest":0,"longest":500},"fee":{"least":0,"most":100000000,"number":true}});

/** Waives what is left of an open invoice, or a part of it; nothing left or too large an amount gets Error. */
export const waiveInvoice = /* @__PURE__ */ operation<{ id: string | number; amount?: number | null | undefined; reason?: string | null | undefined }>(
  'waiveInvoice', 'id:ID! amount:Int reason:String operation_id:String', 'audit invoice ledger_account ledger_balance ledger_entry ledger_line', {"id":{"required":true,"id":true},"amount":{"least":-100000000,"most":100000000,"number":true},"reason":{"shortest":0,"longest":500}});
