import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A mail is on its way, whether or not the address watches the site already." })
export class MonitorRequest {
  @Field(() => Boolean)
  mailed!: boolean;

  @Field(() => String, { description: "What to do next." })
  message!: string;
}

@ObjectType({ description: "A monitor that its owner has just confirmed." })
export class ConfirmedMonitor {
  @Field(() => String, { description: "Host of the watched site." })
  site!: string;

  @Field(() => String, { description: "The token that opens it: keep it like a password." })
  token!: string;

  @Field(() => String, { description: "Address of its console, with the token in it." })
  link!: string;
}
