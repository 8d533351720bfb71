// Written by tools/generate.ts from invoices.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CenterInvoiceLineFragment = { id: string, number: string | null, plan: string | null, center_name: string, period_start: string | null, period_end: string | null, amount: number, paid_amount: number, status: string, issued_at: string, due_on: string | null, paid_at: string | null, lines: unknown, page_url: string | null, paper_url: string | null, center: { id: string } | null };

export type CenterInvoicesQueryVariables = Exact<{
  center_id?: string | number | null | undefined;
  status?: string | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type CenterInvoicesQuery = { centerInvoices: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, number: string | null, plan: string | null, center_name: string, period_start: string | null, period_end: string | null, amount: number, paid_amount: number, status: string, issued_at: string, due_on: string | null, paid_at: string | null, lines: unknown, page_url: string | null, paper_url: string | null, center: { id: string } | null }> } };

export type CenterPaymentsQueryVariables = Exact<{
  center_id?: string | number | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type CenterPaymentsQuery = { centerPayments: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, number: string | null, plan: string | null, center_name: string, period_start: string | null, period_end: string | null, amount: number, paid_amount: number, status: string, issued_at: string, due_on: string | null, paid_at: string | null, lines: unknown, page_url: string | null, paper_url: string | null, center: { id: string } | null }> } };

export type CenterInvoiceQueryVariables = Exact<{
  id: string | number;
}>;


export type CenterInvoiceQuery = { centerInvoice: { id: string, number: string | null, plan: string | null, center_name: string, period_start: string | null, period_end: string | null, amount: number, paid_amount: number, status: string, issued_at: string, due_on: string | null, paid_at: string | null, lines: unknown, page_url: string | null, paper_url: string | null, center: { id: string } | null } | null };

export const CenterInvoicesDocument = /* @__PURE__ */ document<CenterInvoicesQuery, CenterInvoicesQueryVariables>("query CenterInvoices($center_id:ID$status:String$start_date:Date$end_date:Date$search:String$sort:String$first:Int!$page:Int){centerInvoices(center_id:$center_id status:$status start_date:$start_date end_date:$end_date search:$search sort:$sort first:$first page:$page){data{...CenterInvoiceLine __typename}currentPage lastPage perPage total __typename}}fragment CenterInvoiceLine on CenterInvoice{id number plan center_name center{id __typename}period_start period_end amount paid_amount status issued_at due_on paid_at lines page_url paper_url __typename}", { "shows":["center_invoice","centre","plan"],"sorts":["issued","paid","amount","center"],"list":{"name":"centerInvoices","args":{"center_id":"$center_id","status":"$status","start_date":"$start_date","end_date":"$end_date","search":"$search","sort":"$sort","first":"$first","page":"$page"}} });
export const CenterPaymentsDocument = /* @__PURE__ */ document<CenterPaymentsQuery, CenterPaymentsQueryVariables>("query CenterPayments($center_id:ID$start_date:Date$end_date:Date$search:String$sort:String$first:Int!$page:Int){centerPayments(center_id:$center_id start_date:$start_date end_date:$end_date search:$search sort:$sort first:$first page:$page){data{...CenterInvoiceLine __typename}currentPage lastPage perPage total __typename}}fragment CenterInvoiceLine on CenterInvoice{id number plan center_name center{id __typename}period_start period_end amount paid_amount status issued_at due_on paid_at lines page_url paper_url __typename}", { "shows":["center_invoice","centre","plan"],"sorts":["issued","paid","amount","center"],"list":{"name":"centerPayments","args":{"center_id":"$center_id","start_date":"$start_date","end_date":"$end_date","search":"$search","sort":"$sort","first":"$first","page":"$page"}} });
export const CenterInvoiceDocument = /* @__PURE__ */ document<CenterInvoiceQuery, CenterInvoiceQueryVariables>("query CenterInvoice($id:ID!){centerInvoice(id:$id){...CenterInvoiceLine __typename}}fragment CenterInvoiceLine on CenterInvoice{id number plan center_name center{id __typename}period_start period_end amount paid_amount status issued_at due_on paid_at lines page_url paper_url __typename}", { "shows":["center_invoice","centre","plan"] });
