/** An installation with two engines, and who runs it. */
export const publisher = {
  baseUrl: "https://answerscope.example",
  name: "Fennel and Rye",
  email: "hello@answerscope.example",
  address: "4 Quay Lane, Bristol BS1 4QA, United Kingdom",
  profiles: ["https://www.linkedin.com/company/fennel-and-rye"],
};

export const home = {
  baseUrl: publisher.baseUrl,
  engines: [
    { label: "ChatGPT", model: "gpt" },
    { label: "Gemini", model: "gemini" },
  ],
  mode: "live" as const,
};
