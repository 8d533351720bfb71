// Written by tools/generate.ts from centers.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CenterLineFragment = { id: string, name: string, slug: string, hostname: string | null, status: string, suspended_for: string | null, on_trial: boolean, trial_end: string | null, payment_start: string | null, payment_end: string | null, customer_id: string | null, changed_at: string | null, changed_by: { id: string, full_name: string } | null, plan: { id: string, name: string, price: number, period: string } | null };

export type CenterPlanLineFragment = { id: string, name: string, price: number, period: string, price_id: string | null, description: string | null, features: unknown, active: boolean, max_locations: number | null, max_students: number | null, max_cameras: number | null, centers: number | null };

export type CentersQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: string | null | undefined;
  on_trial?: boolean | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type CentersQuery = { centersList: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, slug: string, hostname: string | null, status: string, suspended_for: string | null, on_trial: boolean, trial_end: string | null, payment_start: string | null, payment_end: string | null, customer_id: string | null, changed_at: string | null, changed_by: { id: string, full_name: string } | null, plan: { id: string, name: string, price: number, period: string } | null }> } };

export type OneCenterQueryVariables = Exact<{
  id: string | number;
}>;


export type OneCenterQuery = { getCenter: { added_at: string, id: string, name: string, slug: string, hostname: string | null, status: string, suspended_for: string | null, on_trial: boolean, trial_end: string | null, payment_start: string | null, payment_end: string | null, customer_id: string | null, changed_at: string | null, changed_by: { id: string, full_name: string } | null, plan: { id: string, name: string, price: number, period: string } | null } | null };

export type CenterPlansQueryVariables = Exact<{
  search?: string | null | undefined;
  first?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type CenterPlansQuery = { centerPlans: Array<{ id: string, name: string, price: number, period: string, price_id: string | null, description: string | null, features: unknown, active: boolean, max_locations: number | null, max_students: number | null, max_cameras: number | null, centers: number | null }> };

export type OwnCenterPlanQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnCenterPlanQuery = { getCurrentCenterPlan: { payment_start: string | null, payment_end: string | null, on_trial: boolean, trial_end: string | null, next_payment: string | null, subscribed: boolean, locations: number | null, students: number | null, cameras: number | null, center: { id: string, status: string } | null, plan: { id: string, name: string, price: number, period: string, price_id: string | null, description: string | null, features: unknown, active: boolean, max_locations: number | null, max_students: number | null, max_cameras: number | null, centers: number | null } | null } | null };

export type DemoRequestLineFragment = { id: string, name: string, email: string, phone: string | null, company: string | null, city: string | null, state: string | null, locations: number | null, message: string | null, created_at: string };

export type DemoRequestsQueryVariables = Exact<{
  search?: string | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type DemoRequestsQuery = { getDemoRequests: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, email: string, phone: string | null, company: string | null, city: string | null, state: string | null, locations: number | null, message: string | null, created_at: string }> } };

export type CustomerLineFragment = { id: string, name: string, email: string, phone: string | null, company: string, city: string | null, state: string | null, customer_id: string | null, created_at: string, paid_at: string | null, center: string | null, plan: { id: string, name: string, price: number, period: string } | null };

export type CustomersQueryVariables = Exact<{
  search?: string | null | undefined;
  sort?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type CustomersQuery = { customers: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, email: string, phone: string | null, company: string, city: string | null, state: string | null, customer_id: string | null, created_at: string, paid_at: string | null, center: string | null, plan: { id: string, name: string, price: number, period: string } | null }> } };

export const CentersDocument = /* @__PURE__ */ document<CentersQuery, CentersQueryVariables>("query Centers($search:String$status:String$on_trial:Boolean$sort:String$first:Int!$page:Int){centersList(search:$search status:$status on_trial:$on_trial sort:$sort first:$first page:$page){data{...CenterLine __typename}currentPage lastPage perPage total __typename}}fragment CenterLine on Center{id name slug hostname status suspended_for on_trial trial_end payment_start payment_end customer_id changed_at changed_by{id full_name __typename}plan{id name price period __typename}__typename}", { "shows":["app_user","centre","centre_host","centre_plan","plan"],"sorts":["name","status","plan","added","changed"],"list":{"name":"centersList","args":{"search":"$search","status":"$status","on_trial":"$on_trial","sort":"$sort","first":"$first","page":"$page"}} });
export const OneCenterDocument = /* @__PURE__ */ document<OneCenterQuery, OneCenterQueryVariables>("query OneCenter($id:ID!){getCenter(id:$id){...CenterLine added_at __typename}}fragment CenterLine on Center{id name slug hostname status suspended_for on_trial trial_end payment_start payment_end customer_id changed_at changed_by{id full_name __typename}plan{id name price period __typename}__typename}", { "shows":["app_user","centre","centre_host","centre_plan","plan"] });
export const CenterPlansDocument = /* @__PURE__ */ document<CenterPlansQuery, CenterPlansQueryVariables>("query CenterPlans($search:String$first:Int$page:Int){centerPlans(search:$search first:$first page:$page){...CenterPlanLine __typename}}fragment CenterPlanLine on CenterPlan{id name price period price_id description features active max_locations max_students max_cameras centers __typename}", { "shows":["centre","centre_plan"],"list":{"name":"centerPlans","args":{"search":"$search","first":"$first","page":"$page"}} });
export const OwnCenterPlanDocument = /* @__PURE__ */ document<OwnCenterPlanQuery, OwnCenterPlanQueryVariables>("query OwnCenterPlan{getCurrentCenterPlan{payment_start payment_end on_trial trial_end next_payment subscribed locations students cameras center{id status __typename}plan{...CenterPlanLine __typename}__typename}}fragment CenterPlanLine on CenterPlan{id name price period price_id description features active max_locations max_students max_cameras centers __typename}", { "shows":["camera","centre","location","student"] });
export const DemoRequestsDocument = /* @__PURE__ */ document<DemoRequestsQuery, DemoRequestsQueryVariables>("query DemoRequests($search:String$sort:String$first:Int!$page:Int){getDemoRequests(search:$search sort:$sort first:$first page:$page){data{...DemoRequestLine __typename}currentPage lastPage perPage total __typename}}fragment DemoRequestLine on DemoRequest{id name email phone company city state locations message created_at __typename}", { "shows":["demo_request"],"sorts":["name","company","created"],"list":{"name":"getDemoRequests","args":{"search":"$search","sort":"$sort","first":"$first","page":"$page"}} });
export const CustomersDocument = /* @__PURE__ */ document<CustomersQuery, CustomersQueryVariables>("query Customers($search:String$sort:String$first:Int!$page:Int){customers(search:$search sort:$sort first:$first page:$page){data{...CustomerLine __typename}currentPage lastPage perPage total __typename}}fragment CustomerLine on Customer{id name email phone company city state customer_id created_at paid_at center plan{id name price period __typename}__typename}", { "shows":["center_customer","center_set_up","centre","centre_plan","plan"],"sorts":["name","company","created"],"list":{"name":"customers","args":{"search":"$search","sort":"$sort","first":"$first","page":"$page"}} });
