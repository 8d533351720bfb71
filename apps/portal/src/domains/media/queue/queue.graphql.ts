// Written by tools/generate.ts from queue.graphql; do not edit.
import { call } from '@nestling/contract/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type QueuedVideoMutationVariables = Exact<{
  video: string;
  operation_id?: string | null | undefined;
}>;


export type QueuedVideoMutation = { uploadVideo: { status: string, message: string, video_name: string | null } | null };

export type QueuedPhotoMutationVariables = Exact<{
  date: string;
  time: string;
  students: Array<string | number> | string | number;
  note?: string | null | undefined;
  photo: string;
  operation_id?: string | null | undefined;
}>;


export type QueuedPhotoMutation = { savePhotoActivity: { status: string, message: string } | null };

export type QueuedVideoEntryMutationVariables = Exact<{
  date: string;
  time: string;
  students: Array<string | number> | string | number;
  note?: string | null | undefined;
  photo?: string | null | undefined;
  video: string;
  operation_id?: string | null | undefined;
}>;


export type QueuedVideoEntryMutation = { saveVideoActivity: { status: string, message: string } | null };

export const QueuedVideoDocument = /* @__PURE__ */ call<QueuedVideoMutation, QueuedVideoMutationVariables>("mutation QueuedVideo($video:String!$operation_id:String){uploadVideo(video:$video operation_id:$operation_id){status message video_name __typename}}", {"video":{"required":true,"shortest":1,"longest":100}}, { "changes":["audit","video"] });
export const QueuedPhotoDocument = /* @__PURE__ */ call<QueuedPhotoMutation, QueuedPhotoMutationVariables>("mutation QueuedPhoto($date:Date!$time:Clock!$students:[ID!]!$note:String$photo:String!$operation_id:String){savePhotoActivity(date:$date time:$time students:$students note:$note photo:$photo operation_id:$operation_id){status message __typename}}", {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"note":{"shortest":0,"longest":2000},"photo":{"required":true,"shortest":0,"longest":100}}, { "changes":["activity","activity_event","activity_student","audit","notification"] });
export const QueuedVideoEntryDocument = /* @__PURE__ */ call<QueuedVideoEntryMutation, QueuedVideoEntryMutationVariables>("mutation QueuedVideoEntry($date:Date!$time:Clock!$students:[ID!]!$note:String$photo:String$video:String!$operation_id:String){saveVideoActivity(date:$date time:$time students:$students note:$note photo:$photo video:$video operation_id:$operation_id){status message __typename}}", {"date":{"required":true},"time":{"required":true},"students":{"required":true,"shortest":1,"longest":1000,"list":true,"id":true},"note":{"shortest":0,"longest":2000},"photo":{"shortest":0,"longest":100},"video":{"required":true,"shortest":0,"longest":100}}, { "changes":["activity","activity_event","activity_student","audit"] });
