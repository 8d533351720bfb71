// Written by tools/generate.ts from medications.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ChildMedicinesQueryVariables = Exact<{
  student: string | number;
}>;


export type ChildMedicinesQuery = { studentMedicationAuthorizations: Array<{ signer_strokes: unknown, id: string, name: string, dose: number, unit: string, route: string, times: unknown, least_minutes: number | null, most_a_day: number | null, starts_on: string, ends_on: string, reason: string, instructions: string | null, doctor: string | null, doctor_phone: string | null, doctor_signed_on: string | null, doctor_asked: boolean | null, witness: boolean, signer: string, signed_on: string, status: string, why: string | null, stock: number | null, stock_expires: string | null, last_given_at: string | null, events: Array<{ id: string, kind: string, at: string, due: string | null, amount: number | null, expires: string | null, note: string | null, override: string | null, against: unknown, withdrawn: boolean | null, by: { id: string, full_name: string } | null, witness: { id: string, full_name: string } | null }>, student: { id: string, full_name: string } | null }> };

export type MedicinesOfLocationQueryVariables = Exact<{
  location: string | number;
  status?: string | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type MedicinesOfLocationQuery = { medicationAuthorizations: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, dose: number, unit: string, route: string, times: unknown, least_minutes: number | null, most_a_day: number | null, starts_on: string, ends_on: string, reason: string, instructions: string | null, doctor: string | null, doctor_phone: string | null, doctor_signed_on: string | null, doctor_asked: boolean | null, witness: boolean, signer: string, signed_on: string, status: string, why: string | null, stock: number | null, stock_expires: string | null, last_given_at: string | null, student: { id: string, full_name: string } | null }> } };

export type MedicinesDueQueryVariables = Exact<{
  location: string | number;
  room?: string | number | null | undefined;
}>;


export type MedicinesDueQuery = { medicationsDue: Array<{ due: string | null, state: string, from: string | null, authorization: { id: string, name: string, dose: number, unit: string, route: string, times: unknown, least_minutes: number | null, most_a_day: number | null, starts_on: string, ends_on: string, reason: string, instructions: string | null, doctor: string | null, doctor_phone: string | null, doctor_signed_on: string | null, doctor_asked: boolean | null, witness: boolean, signer: string, signed_on: string, status: string, why: string | null, stock: number | null, stock_expires: string | null, last_given_at: string | null, student: { id: string, full_name: string } | null } | null }> };

export type MedicineEventsQueryVariables = Exact<{
  location: string | number;
  start: string;
  end: string;
  first: number;
  page?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type MedicineEventsQuery = { medicationEvents: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, kind: string, at: string, due: string | null, amount: number | null, note: string | null, override: string | null, against: unknown, withdrawn: boolean | null, by: { id: string, full_name: string } | null, witness: { id: string, full_name: string } | null, authorization: { id: string, name: string, unit: string, student: { id: string, full_name: string } | null } | null }> } };

export type MedicineSettingsQueryVariables = Exact<{
  location: string | number;
}>;


export type MedicineSettingsQuery = { getHealthSetting: { dose_grace: number, doctor_signs: boolean } | null };

export type MedicineFragment = { id: string, name: string, dose: number, unit: string, route: string, times: unknown, least_minutes: number | null, most_a_day: number | null, starts_on: string, ends_on: string, reason: string, instructions: string | null, doctor: string | null, doctor_phone: string | null, doctor_signed_on: string | null, doctor_asked: boolean | null, witness: boolean, signer: string, signed_on: string, status: string, why: string | null, stock: number | null, stock_expires: string | null, last_given_at: string | null, student: { id: string, full_name: string } | null };

export const ChildMedicinesDocument = /* @__PURE__ */ document<ChildMedicinesQuery, ChildMedicinesQueryVariables>("query ChildMedicines($student:ID!){studentMedicationAuthorizations(student_id:$student){...Medicine signer_strokes events{id kind at due amount expires note override against withdrawn by{id full_name __typename}witness{id full_name __typename}__typename}__typename}}fragment Medicine on MedicationAuthorization{id name dose unit route times least_minutes most_a_day starts_on ends_on reason instructions doctor doctor_phone doctor_signed_on doctor_asked witness signer signed_on status why stock stock_expires last_given_at student{id full_name __typename}__typename}", { "shows":["alert","app_user","guardian_link","health_setting","medication_authorization","medication_event","student","user_location","user_role"] });
export const MedicinesOfLocationDocument = /* @__PURE__ */ document<MedicinesOfLocationQuery, MedicinesOfLocationQueryVariables>("query MedicinesOfLocation($location:ID!$status:String$search:String$first:Int!$page:Int$sort:String){medicationAuthorizations(location:$location status:$status search:$search first:$first page:$page sort:$sort){data{...Medicine __typename}currentPage lastPage perPage total __typename}}fragment Medicine on MedicationAuthorization{id name dose unit route times least_minutes most_a_day starts_on ends_on reason instructions doctor doctor_phone doctor_signed_on doctor_asked witness signer signed_on status why stock stock_expires last_given_at student{id full_name __typename}__typename}", { "shows":["health_setting","medication_authorization","medication_event","student","user_location"],"sorts":["child","medicine","days","status"],"list":{"name":"medicationAuthorizations","args":{"location":"$location","status":"$status","search":"$search","first":"$first","page":"$page","sort":"$sort"}} });
export const MedicinesDueDocument = /* @__PURE__ */ document<MedicinesDueQuery, MedicinesDueQueryVariables>("query MedicinesDue($location:ID!$room:ID){medicationsDue(location:$location program_id:$room){authorization{...Medicine __typename}due state from __typename}}fragment Medicine on MedicationAuthorization{id name dose unit route times least_minutes most_a_day starts_on ends_on reason instructions doctor doctor_phone doctor_signed_on doctor_asked witness signer signed_on status why stock stock_expires last_given_at student{id full_name __typename}__typename}", { "shows":["attendance_room","checkin_setting","health_setting","location","medication_authorization","medication_event","room","room_staff","student","student_room","timezone","user_location"] });
export const MedicineEventsDocument = /* @__PURE__ */ document<MedicineEventsQuery, MedicineEventsQueryVariables>("query MedicineEvents($location:ID!$start:Date!$end:Date!$first:Int!$page:Int$sort:String){medicationEvents(location:$location start_date:$start end_date:$end first:$first page:$page sort:$sort){data{id kind at due amount note override against withdrawn by{id full_name __typename}witness{id full_name __typename}authorization{id name unit student{id full_name __typename}__typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["app_user","guardian_link","medication_authorization","medication_event","student","user_location"],"sorts":["at","child","medicine"],"list":{"name":"medicationEvents","args":{"location":"$location","start_date":"$start","end_date":"$end","first":"$first","page":"$page","sort":"$sort"}} });
export const MedicineSettingsDocument = /* @__PURE__ */ document<MedicineSettingsQuery, MedicineSettingsQueryVariables>("query MedicineSettings($location:ID!){getHealthSetting(location:$location){dose_grace doctor_signs __typename}}", { "shows":["health_setting","location","school_profile","timezone","user_location"] });
