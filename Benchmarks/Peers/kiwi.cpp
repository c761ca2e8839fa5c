// kiwi behind plain C functions, so that one process can time it and our solver by turns.
// A run holds what is made beforehand; build, edit and churn are what is timed. They answer 0 when done.
#include <cstdint>
#include <utility>
#include <vector>

#include <kiwi/kiwi.h>

namespace {

struct Run {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    std::vector<kiwi::Constraint> constraints;
    std::vector<std::pair<kiwi::Variable, double>> suggestions;
};

const kiwi::RelationalOperator relations[] = {kiwi::OP_LE, kiwi::OP_EQ, kiwi::OP_GE};
const double strengths[] = {
    kiwi::strength::required, kiwi::strength::strong, kiwi::strength::medium, kiwi::strength::weak};

template <class Work> int32_t attempt(Work work) {
    try {
        work();
        return 0;
    } catch (...) {
        return 1;
    }
}

} // namespace

extern "C" {

Run *kiwi_make(int32_t variables) {
    auto run = new Run;
    for (int32_t i = 0; i < variables; i++) run->variables.emplace_back();
    return run;
}

void kiwi_free(Run *run) { delete run; }

void kiwi_suggest(Run *run, int32_t variable, double value) {
    run->suggestions.emplace_back(run->variables[variable], value);
}

void kiwi_add(Run *run, const int32_t *variables, const double *coefficients, int32_t count, double constant,
              int32_t relation, int32_t strength) {
    std::vector<kiwi::Term> terms;
    for (int32_t i = 0; i < count; i++) terms.emplace_back(run->variables[variables[i]], coefficients[i]);
    run->constraints.emplace_back(kiwi::Expression(std::move(terms), constant), relations[relation],
                                  strengths[strength]);
}

int32_t kiwi_build(Run *run) {
    return attempt([run] {
        for (auto &[variable, value] : run->suggestions) {
            run->solver.addEditVariable(variable, kiwi::strength::strong);
            run->solver.suggestValue(variable, value);
        }
        for (auto &constraint : run->constraints) run->solver.addConstraint(constraint);
        run->solver.updateVariables();
    });
}

int32_t kiwi_edit(Run *run, double value) {
    return attempt([run, value] {
        run->solver.suggestValue(run->suggestions[0].first, value);
        run->solver.updateVariables();
    });
}

int32_t kiwi_churn(Run *run) {
    return attempt([run] {
        auto &all = run->constraints;
        for (size_t i = 0; i < all.size(); i += 10) run->solver.removeConstraint(all[i]);
        for (size_t i = 0; i < all.size(); i += 10) run->solver.addConstraint(all[i]);
        run->solver.updateVariables();
    });
}

double kiwi_sum(Run *run) {
    double sum = 0;
    for (auto &variable : run->variables) sum += variable.value();
    return sum;
}

} // extern "C"
