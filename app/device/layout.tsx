export { default } from "../(auth)/layout";
