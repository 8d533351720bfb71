// Written by tools/generate.ts from birthdays.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BirthdaysQueryVariables = Exact<{
  location?: string | number | null | undefined;
  teacher: boolean;
  manager: boolean;
  day0: string;
  day1: string;
  day2: string;
  day3: string;
  day4: string;
  day5: string;
  day6: string;
}>;


export type BirthdaysQuery = { own0?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, day0?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, own1?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, day1?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, own2?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, day2?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, own3?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, day3?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, own4?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, day4?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, own5?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, day5?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, own6?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }>, day6?: Array<{ id: string, fname: string, full_name: string, image: string | null, dob: string | null }> };

export type BornFragment = { id: string, fname: string, full_name: string, image: string | null, dob: string | null };

export const BirthdaysDocument = /* @__PURE__ */ document<BirthdaysQuery, BirthdaysQueryVariables>("query Birthdays($location:ID$teacher:Boolean!$manager:Boolean!$day0:Date!$day1:Date!$day2:Date!$day3:Date!$day4:Date!$day5:Date!$day6:Date!){own0:teacherBirthdays(date:$day0)@include(if:$teacher){...Born __typename}day0:managerBirthdays(date:$day0 location:$location)@include(if:$manager){...Born __typename}own1:teacherBirthdays(date:$day1)@include(if:$teacher){...Born __typename}day1:managerBirthdays(date:$day1 location:$location)@include(if:$manager){...Born __typename}own2:teacherBirthdays(date:$day2)@include(if:$teacher){...Born __typename}day2:managerBirthdays(date:$day2 location:$location)@include(if:$manager){...Born __typename}own3:teacherBirthdays(date:$day3)@include(if:$teacher){...Born __typename}day3:managerBirthdays(date:$day3 location:$location)@include(if:$manager){...Born __typename}own4:teacherBirthdays(date:$day4)@include(if:$teacher){...Born __typename}day4:managerBirthdays(date:$day4 location:$location)@include(if:$manager){...Born __typename}own5:teacherBirthdays(date:$day5)@include(if:$teacher){...Born __typename}day5:managerBirthdays(date:$day5 location:$location)@include(if:$manager){...Born __typename}own6:teacherBirthdays(date:$day6)@include(if:$teacher){...Born __typename}day6:managerBirthdays(date:$day6 location:$location)@include(if:$manager){...Born __typename}}fragment Born on Student{id fname full_name image dob __typename}", { "shows":["student","user_location"] });
