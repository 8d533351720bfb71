// Written by tools/generate.ts from plans.graphql; do not edit.
import { document } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LessonPlansQueryVariables = Exact<{
  location: string | number;
  rooms?: Array<string | number> | string | number | null | undefined;
  search?: string | null | undefined;
  first: number;
  page?: number | null | undefined;
}>;


export type LessonPlansQuery = { lessonPlans: { currentPage: number, lastPage: number, perPage: number, total: number, data: Array<{ id: string, name: string, theme: string | null, status: string, start_date: string, end_date: string, rooms: Array<{ id: string, name: string }> }> } };

export type LessonPlanQueryVariables = Exact<{
  id: string | number;
}>;


export type LessonPlanQuery = { lessonPlan: { id: string, name: string, theme: string | null, notes: string | null, weekend: boolean, status: string, start_date: string, end_date: string, changed_at: string | null, updated_at: string, closed_days: unknown, location_id: string, rooms: Array<{ id: string, name: string }>, shared_by: { id: string, full_name: string } | null, sections: Array<{ id: string, name: string, notes: string | null, order: number | null, updated_at: string, topics: Array<{ id: string, name: string, spanish: string | null, at_home: string | null, date: string | null, order: number | null, updated_at: string }> }>, activities: Array<{ id: string, topic_id: string, date: string | null, activity: { id: string, title: string } | null }> } | null };

export type RoomPlansOfDaysQueryVariables = Exact<{
  location: string | number;
  rooms?: Array<string | number> | string | number | null | undefined;
  from: string;
  to: string;
}>;


export type RoomPlansOfDaysQuery = { filterRoomPlans: Array<{ id: string, name: string, theme: string | null, notes: string | null, weekend: boolean, status: string, start_date: string, end_date: string, changed_at: string | null, updated_at: string, closed_days: unknown, location_id: string, rooms: Array<{ id: string, name: string }>, shared_by: { id: string, full_name: string } | null, sections: Array<{ id: string, name: string, notes: string | null, order: number | null, updated_at: string, topics: Array<{ id: string, name: string, spanish: string | null, at_home: string | null, date: string | null, order: number | null, updated_at: string }> }>, activities: Array<{ id: string, topic_id: string, date: string | null, activity: { id: string, title: string } | null }> }> };

export type LessonPlanChoicesQueryVariables = Exact<{
  location: string | number;
}>;


export type LessonPlanChoicesQuery = { lessonPlans: { data: Array<{ id: string, name: string }> } };

export type LessonPlansChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type LessonPlansChangedSubscription = { lessonPlansChanged: { location: string } | null };

export type RoomPlansChangedSubscriptionVariables = Exact<{
  location: string | number;
}>;


export type RoomPlansChangedSubscription = { roomPlansChanged: { location: string } | null };

export type LessonPlanSuppliesQueryVariables = Exact<{
  id: string | number;
}>;


export type LessonPlanSuppliesQuery = { lessonPlan: { id: string, activities: Array<{ id: string, date: string | null, activity: { id: string, title: string, supplies: Array<{ id: string, name: string }> } | null }> } | null };

export type RoomPlanSuppliesQueryVariables = Exact<{
  id: string | number;
}>;


export type RoomPlanSuppliesQuery = { roomPlan: { id: string, activities: Array<{ id: string, date: string | null, activity: { id: string, title: string, supplies: Array<{ id: string, name: string }> } | null }> } | null };

export type ActivityChoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  first: number;
}>;


export type ActivityChoicesQuery = { learningActivities: { data: Array<{ id: string, title: string }> } };

export type LessonPlanPartsFragment = { id: string, name: string, theme: string | null, notes: string | null, weekend: boolean, status: string, start_date: string, end_date: string, changed_at: string | null, updated_at: string, closed_days: unknown, location_id: string, rooms: Array<{ id: string, name: string }>, shared_by: { id: string, full_name: string } | null, sections: Array<{ id: string, name: string, notes: string | null, order: number | null, updated_at: string, topics: Array<{ id: string, name: string, spanish: string | null, at_home: string | null, date: string | null, order: number | null, updated_at: string }> }>, activities: Array<{ id: string, topic_id: string, date: string | null, activity: { id: string, title: string } | null }> };

export type RoomPlanPartsFragment = { id: string, name: string, theme: string | null, notes: string | null, weekend: boolean, status: string, start_date: string, end_date: string, changed_at: string | null, updated_at: string, closed_days: unknown, location_id: string, rooms: Array<{ id: string, name: string }>, shared_by: { id: string, full_name: string } | null, sections: Array<{ id: string, name: string, notes: string | null, order: number | null, updated_at: string, topics: Array<{ id: string, name: string, spanish: string | null, at_home: string | null, date: string | null, order: number | null, updated_at: string }> }>, activities: Array<{ id: string, topic_id: string, date: string | null, activity: { id: string, title: string } | null }> };

export type PlanSectionPartsFragment = { id: string, name: string, notes: string | null, order: number | null, updated_at: string, topics: Array<{ id: string, name: string, spanish: string | null, at_home: string | null, date: string | null, order: number | null, updated_at: string }> };

export type PlanActivityPartsFragment = { id: string, topic_id: string, date: string | null, activity: { id: string, title: string } | null };

export type PlanTopicPartsFragment = { id: string, name: string, spanish: string | null, at_home: string | null, date: string | null, order: number | null, updated_at: string };

export const LessonPlansDocument = /* @__PURE__ */ document<LessonPlansQuery, LessonPlansQueryVariables>("query LessonPlans($location:ID!$rooms:[ID!]$search:String$first:Int!$page:Int){lessonPlans(location:$location rooms:$rooms search:$search first:$first page:$page){data{id name theme status start_date end_date rooms{id name __typename}__typename}currentPage lastPage perPage total __typename}}", { "shows":["plan","plan_room","room","user_location"],"list":{"name":"lessonPlans","args":{"location":"$location","rooms":"$rooms","search":"$search","first":"$first","page":"$page"}} });
export const LessonPlanDocument = /* @__PURE__ */ document<LessonPlanQuery, LessonPlanQueryVariables>("query LessonPlan($id:ID!){lessonPlan(id:$id){...LessonPlanParts __typename}}fragment LessonPlanParts on LessonPlan{id name theme notes weekend status start_date end_date changed_at updated_at closed_days location_id rooms{id name __typename}shared_by{id full_name __typename}sections{...PlanSectionParts __typename}activities{...PlanActivityParts __typename}__typename}fragment PlanSectionParts on PlanSection{id name notes order updated_at topics{...PlanTopicParts __typename}__typename}fragment PlanActivityParts on PlanActivity{id topic_id date activity{id title __typename}__typename}fragment PlanTopicParts on PlanTopic{id name spanish at_home date order updated_at __typename}", { "shows":["activity","app_user","checkin_setting","closure","guardian_link","learning_activity","plan","plan_activity","plan_room","plan_section","plan_topic","room","room_staff","student","user_location"] });
export const RoomPlansOfDaysDocument = /* @__PURE__ */ document<RoomPlansOfDaysQuery, RoomPlansOfDaysQueryVariables>("query RoomPlansOfDays($location:ID!$rooms:[ID!]$from:Date!$to:Date!){filterRoomPlans(location:$location rooms:$rooms from:$from to:$to){...RoomPlanParts __typename}}fragment RoomPlanParts on RoomPlan{id name theme notes weekend status start_date end_date changed_at updated_at closed_days location_id rooms{id name __typename}shared_by{id full_name __typename}sections{...PlanSectionParts __typename}activities{...PlanActivityParts __typename}__typename}fragment PlanSectionParts on PlanSection{id name notes order updated_at topics{...PlanTopicParts __typename}__typename}fragment PlanActivityParts on PlanActivity{id topic_id date activity{id title __typename}__typename}fragment PlanTopicParts on PlanTopic{id name spanish at_home date order updated_at __typename}", { "shows":["activity","app_user","checkin_setting","closure","guardian_link","learning_activity","plan","plan_activity","plan_room","plan_section","plan_topic","room","room_staff","student","user_location"] });
export const LessonPlanChoicesDocument = /* @__PURE__ */ document<LessonPlanChoicesQuery, LessonPlanChoicesQueryVariables>("query LessonPlanChoices($location:ID!){lessonPlans(location:$location first:200){data{id name __typename}__typename}}", { "shows":["plan","user_location"],"list":{"name":"lessonPlans","args":{"location":"$location","first":200}} });
export const LessonPlansChangedDocument = /* @__PURE__ */ document<LessonPlansChangedSubscription, LessonPlansChangedSubscriptionVariables>("subscription LessonPlansChanged($location:ID!){lessonPlansChanged(location:$location){location __typename}}");
export const RoomPlansChangedDocument = /* @__PURE__ */ document<RoomPlansChangedSubscription, RoomPlansChangedSubscriptionVariables>("subscription RoomPlansChanged($location:ID!){roomPlansChanged(location:$location){location __typename}}");
export const LessonPlanSuppliesDocument = /* @__PURE__ */ document<LessonPlanSuppliesQuery, LessonPlanSuppliesQueryVariables>("query LessonPlanSupplies($id:ID!){lessonPlan(id:$id){id activities{id date activity{id title supplies{id name __typename}__typename}__typename}__typename}}", { "shows":["activity","checkin_setting","learning_activity","learning_activity_supply","learning_supply","plan","plan_activity","plan_room","plan_topic","room","room_staff","user_location"] });
export const RoomPlanSuppliesDocument = /* @__PURE__ */ document<RoomPlanSuppliesQuery, RoomPlanSuppliesQueryVariables>("query RoomPlanSupplies($id:ID!){roomPlan(id:$id){id activities{id date activity{id title supplies{id name __typename}__typename}__typename}__typename}}", { "shows":["activity","alert","app_user","attendance_room","checkin_setting","guardian_link","learning_activity","learning_activity_supply","learning_supply","plan","plan_activity","plan_reader","plan_room","plan_topic","room","room_staff","student","student_room","user_location"] });
export const ActivityChoicesDocument = /* @__PURE__ */ document<ActivityChoicesQuery, ActivityChoicesQueryVariables>("query ActivityChoices($search:String$first:Int!){learningActivities(search:$search first:$first){data{id title __typename}__typename}}", { "shows":["learning_activity"],"list":{"name":"learningActivities","args":{"search":"$search","first":"$first"}} });
