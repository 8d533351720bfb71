// Written by tools/generate.ts from counters.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type DashboardCountersQueryVariables = Exact<{
  location: string | number;
  teacher: boolean;
  manager: boolean;
  support: boolean;
}>;


export type DashboardCountersQuery = { TeacherTotalCounter?: { students: number, users: number, programs: number, teachers: number, managers: number, invited: number, pending: number, waitlist: number } | null, ManagerTotalCounter?: { students: number, users: number, programs: number, teachers: number, managers: number, invited: number, pending: number, waitlist: number } | null, TotalCounter?: { students: number, users: number, programs: number, teachers: number, managers: number, invited: number, pending: number, waitlist: number } | null };

export type CountedFragment = { students: number, users: number, programs: number, teachers: number, managers: number, invited: number, pending: number, waitlist: number };

export const DashboardCountersDocument = /* @__PURE__ */ document<DashboardCountersQuery, DashboardCountersQueryVariables>("query DashboardCounters($location:ID!$teacher:Boolean!$manager:Boolean!$support:Boolean!){TeacherTotalCounter(location:$location)@include(if:$teacher){...Counted __typename}ManagerTotalCounter(location:$location)@include(if:$manager){...Counted __typename}TotalCounter(location:$location)@include(if:$support){...Counted __typename}}fragment Counted on LocationCounters{students users programs teachers managers invited pending waitlist __typename}", { "shows":["app_user","guardian_link","role","room","student","user_location","user_role"] });
